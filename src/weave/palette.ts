/** A thread in both themes. */
interface Thread {
  light: string;
  dark: string;
}

/**
 * The threads that motifs are woven from, by their key in a grid, in the colours of src/css/woven.css. A
 * picture carries only the keys; the page gives them their colours, so one file serves day and night.
 */
export const threads = {
  /** Simrik, the red of vermilion. */
  r: {light: '#b3122f', dark: '#a8173a'},
  /** Marigold. */
  m: {light: '#f6b02c', dark: '#e3a22e'},
  /** Indigo, and a lighter blue. */
  i: {light: '#1c2260', dark: '#141a4a'},
  V: {light: '#3f4c9c', dark: '#2a3374'},
  /** Deep green. */
  G: {light: '#14523a', dark: '#113a2d'},
  /** White thread, and that of a motif, softer at night. */
  w: {light: '#fff', dark: '#e4e8f6'},
  W: {light: '#fff', dark: '#dde2f3'},
} as const satisfies Record<string, Thread>;

export type ThreadKey = keyof typeof threads;

export function isThread(key: string): key is ThreadKey {
  return Object.hasOwn(threads, key);
}

/** Upper-case keys get a name of their own: custom properties must differ by more than case. */
export function threadProperty(key: ThreadKey): string {
  return `--w-${key === key.toLowerCase() ? key : `${key.toLowerCase()}2`}`;
}
