import {butta} from './butta';
import {type Grid, type Palette, runsToPath, threadRuns} from './grid';
import {mark} from './mark';
import {isThread, threadProperty, threads} from './palette';

/** Tokens of the page, with their light values for the case that the page gives none. */
const GROUND = 'var(--sp-ground,#fff)';
const INK = 'var(--sp-ink,#14183a)';
const INK_3 = 'var(--sp-ink-3,#545b7e)';
const LINE = 'var(--sp-line,#d0d6e6)';
const LINE_STRONG = 'var(--sp-line-strong,#70789a)';
const VERIFIED = 'var(--sp-success,#0b5e43)';
/** Darker than the block that the phone stands on, by day and by night. */
const FRAME = '#090c24';
const MARK: Palette = {
  a: 'var(--sp-mark-corner,#1c2260)',
  c: 'var(--sp-accent-fill,#b3122f)',
  d: 'var(--sp-highlight,#f6b02c)',
};

/** Width and height in CSS pixels. */
const phoneSize = {width: 280, height: 466} as const;

/** What weaves the motif of each row, and how long its name and its place are. */
const rows: readonly [name: string, nameWidth: number, placeWidth: number][] = [
  ['Electrician', 92, 68],
  ['Wiring and repair', 124, 56],
  ['Solar fitting', 104, 74],
  ['Plumber', 76, 62],
];
const ROW_TOP = 122;
const ROW_HEIGHT = 74;

const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

const woven = (x: number, y: number, cell: number, content: string): string =>
  `<g fill="none" shape-rendering="crispEdges" transform="translate(${x} ${y})scale(${cell})">${content}</g>`;

/** The cells of a grid; a thread without a colour lets the ground through. */
function paths(grid: Grid, colourOf: (thread: string) => string | undefined): string {
  return [...threadRuns(grid)]
    .filter(([thread]) => colourOf(thread))
    .map(([thread, runs]) => `<path stroke="${colourOf(thread)}" d="${runsToPath(runs)}"/>`)
    .join('');
}

const threadColour = (key: string) =>
  isThread(key) ? `var(${threadProperty(key)},${threads[key].light})` : undefined;

function rowOf([name, nameWidth, placeWidth]: (typeof rows)[number], index: number): string {
  const y = ROW_TOP + index * ROW_HEIGHT;
  return (
    bar(12, y, 256, 1, LINE) +
    woven(24, y + 11, 4, paths(butta(name, {size: 13}), threadColour)) +
    bar(88, y + 22, nameWidth, 10, INK) +
    bar(88, y + 45, placeWidth, 7, INK_3) +
    `<path fill="none" stroke="${VERIFIED}" stroke-width="2.5" d="M${88 + placeWidth + 10} ${y + 48}l4 4 8-8"/>`
  );
}

/**
 * The app on a phone: mark, search field and four people, as motifs and bars. It has no words,
 * because words belong to the page, in its language.
 */
export function phone(): string {
  const {width, height} = phoneSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="28" fill="${FRAME}"/>` +
    `<rect x="12" y="12" width="256" height="${height - 24}" rx="16" fill="${GROUND}"/>` +
    woven(
      24,
      24,
      2,
      paths(mark, (thread) => MARK[thread]),
    ) +
    bar(66, 34, 84, 11, INK) +
    bar(240, 32, 16, 2, INK) +
    bar(240, 38, 16, 2, INK) +
    bar(240, 44, 16, 2, INK) +
    `<g fill="none" stroke="${LINE_STRONG}" stroke-width="1.5">` +
    '<rect x="24.75" y="68.75" width="230.5" height="38.5" rx="3"/>' +
    '<circle cx="43" cy="87" r="6"/><path d="M47.5 91.500l5 5"/></g>' +
    bar(64, 84, 118, 8, INK_3) +
    rows.map(rowOf).join('') +
    bar(12, ROW_TOP + 4 * ROW_HEIGHT, 256, 1, LINE) +
    bar(108, height - 30, 64, 4, LINE_STRONG) +
    '</svg>\n'
  );
}
