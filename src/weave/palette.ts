/** A thread in both themes. The two are the same where cloth is the same by day and by night. */
interface Thread {
  light: string;
  dark: string;
}

/**
 * Every thread that a picture may use, by its key in a grid. A picture carries only the keys; the
 * page gives them their colours, so one file serves day and night.
 */
export const threads = {
  /** Sky, and the lines in it. */
  s: {light: '#e6ecf8', dark: '#1b2157'},
  S: {light: '#d3ddf1', dark: '#242b6b'},
  /** Sun by day, moon by night. */
  y: {light: '#f6b02c', dark: '#f3e2b4'},
  /** Snow in the light and in the shade. */
  p: {light: '#fff', dark: '#b9c4ea'},
  P: {light: '#b7c6e8', dark: '#6470b5'},
  /** Far and near hills. */
  v: {light: '#8d9dd6', dark: '#3a468f'},
  V: {light: '#3f4c9c', dark: '#2a3374'},
  /** Green, deep green and light green of the terraces. */
  g: {light: '#2f7d5b', dark: '#1e5a45'},
  G: {light: '#14523a', dark: '#113a2d'},
  l: {light: '#5d9d6a', dark: '#34735a'},
  /** Water and its glint. */
  q: {light: '#6f9fd8', dark: '#2f4c8f'},
  Q: {light: '#a9c8ec', dark: '#5a78be'},
  /** Simrik, the red of vermilion. */
  r: {light: '#b3122f', dark: '#a8173a'},
  /** Marigold, and a field of mustard. */
  m: {light: '#f6b02c', dark: '#e3a22e'},
  k: {light: '#f6b02c', dark: '#b98018'},
  /** Indigo. */
  i: {light: '#1c2260', dark: '#141a4a'},
  /** White thread, and a white wall. */
  w: {light: '#fff', dark: '#e4e8f6'},
  u: {light: '#fff', dark: '#9aa4d4'},
  /** Lines, and windows that light up at night. */
  d: {light: '#14183a', dark: '#070919'},
  e: {light: '#14183a', dark: '#ffc65c'},
  /** Skin, brick and wood. */
  n: {light: '#a8643c', dark: '#8a5230'},
  h: {light: '#c4683a', dark: '#8e4a30'},
  t: {light: '#7a3f22', dark: '#5a3222'},
  /** White of a motif, softer at night than white thread. */
  W: {light: '#fff', dark: '#dde2f3'},
  /** Fair and middle skin, and grey hair, of portraits. */
  a: {light: '#dfa877', dark: '#c08d60'},
  N: {light: '#c68656', dark: '#a56c43'},
  c: {light: '#c3c9d9', dark: '#aab0c6'},
  /** Red and marigold cloth in the shade. */
  R: {light: '#7d0b20', dark: '#6d0d26'},
  M: {light: '#d98c12', dark: '#b0740f'},
} as const satisfies Record<string, Thread>;

export type ThreadKey = keyof typeof threads;

export function isThread(key: string): key is ThreadKey {
  return Object.hasOwn(threads, key);
}

/** Upper-case keys get a name of their own: custom properties must differ by more than case. */
export function threadProperty(key: ThreadKey): string {
  return `--w-${key === key.toLowerCase() ? key : `${key.toLowerCase()}2`}`;
}

/** The colour of a thread inside a picture: the page around it says which. */
export function threadColour(key: ThreadKey): string {
  return `var(${threadProperty(key)})`;
}
