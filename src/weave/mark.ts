import type {Grid} from './grid';

/**
 * The logo mark, 15 × 15 cells: `a` corners (lighter at night), `b` ground, `c` red, `d` marigold.
 * It is a stand-in until the owner supplies a logo.
 */
export const mark: Grid = [
  'aaaabbbcbbbaaaa',
  'aaabbbcccbbbaaa',
  'aabbbccdccbbbaa',
  'abbbccdcdccbbba',
  'bbbccdcccdccbbb',
  'bbccdccbccdccbb',
  'bccdccbbbccdccb',
  'ccdccbbcbbccdcc',
  'bccdccbbbccdccb',
  'bbccdccbccdccbb',
  'bbbccdcccdccbbb',
  'abbbccdcdccbbba',
  'aabbbccdccbbbaa',
  'aaabbbcccbbbaaa',
  'aaaabbbcbbbaaaa',
];

/** The colours of the mark where CSS cannot reach it: the favicon. */
export const MARK_PALETTE = {a: '#1c2260', b: '#fff', c: '#b3122f', d: '#f6b02c'} as const;
