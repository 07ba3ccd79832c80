import {MARK_PATHS} from '../lib/mark';

/** Tokens of the page, with their light values for the case that the page gives none. */
const GROUND = 'var(--sp-ground,#fff)';
const INK = 'var(--sp-ink,#14183a)';
const INK_3 = 'var(--sp-ink-3,#545b7e)';
const LINE = 'var(--sp-line,#d0d6e6)';
const LINE_STRONG = 'var(--sp-line-strong,#70789a)';
const VERIFIED = 'var(--sp-success,#0b5e43)';
/** Darker than the block that the phone stands on, by day and by night. */
const FRAME = '#090c24';
/** The white ground of the mark is that of the screen. */
const MARK = {
  corner: 'var(--sp-mark-corner,#1c2260)',
  accent: 'var(--sp-accent-fill,#b3122f)',
  highlight: 'var(--sp-highlight,#f6b02c)',
};

/** Width and height in CSS pixels. */
const phoneSize = {width: 280, height: 466} as const;

/** What the app shows on the phone, in the language of the page. */
export interface PhoneWords {
  brand: string;
  /** In the search field. */
  search: string;
  /** Four professionals: what they do, where, and an SVG of 48 × 56 pixels without ids. */
  rows: readonly {portrait: string; name: string; place: string}[];
}

const ROW_TOP = 122;
const ROW_HEIGHT = 74;

const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

const drawnMark = (['corner', 'accent', 'highlight'] as const)
  .map((thread) => `<path stroke="${MARK[thread]}" d="${MARK_PATHS[thread]}"/>`)
  .join('');

/** A line of text in the font of the page. */
const line = (x: number, y: number, text: string, attributes: string): string => {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" ${attributes}>${escaped}</text>`;
};

const inside = (svg: string): string => svg.replace(/<\/?svg\b[^>]*>/g, '').trim();

function rowOf({portrait, name, place}: PhoneWords['rows'][number], index: number): string {
  const y = ROW_TOP + index * ROW_HEIGHT;
  return (
    bar(12, y, 256, 1, LINE) +
    `<g shape-rendering="crispEdges" transform="translate(24 ${y + 9})">${inside(portrait)}</g>` +
    line(86, y + 33, name, `fill="${INK}" font-weight="700"`) +
    `<path fill="none" stroke="${VERIFIED}" stroke-width="2" d="M87 ${y + 49}l4 4 7-8"/>` +
    line(104, y + 54, place, `fill="${INK_3}"`)
  );
}

/** The app on a phone: mark and name, the search field, and four professionals with their places. */
export function phone({brand, search, rows}: PhoneWords): string {
  const {width, height} = phoneSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><g font-size="13">` +
    `<rect width="${width}" height="${height}" rx="28" fill="${FRAME}"/>` +
    `<rect x="12" y="12" width="256" height="${height - 24}" rx="16" fill="${GROUND}"/>` +
    `<g fill="none" shape-rendering="crispEdges" transform="translate(24 24)scale(2)">${drawnMark}</g>` +
    line(64, 45, brand, `fill="${INK}" font-size="17" font-weight="700"`) +
    bar(240, 32, 16, 2, INK) +
    bar(240, 38, 16, 2, INK) +
    bar(240, 44, 16, 2, INK) +
    `<g fill="none" stroke="${LINE_STRONG}" stroke-width="1.5">` +
    '<rect x="24.75" y="68.75" width="230.5" height="38.5" rx="3"/>' +
    '<circle cx="43" cy="87" r="6"/><path d="M47.5 91.500l5 5"/></g>' +
    line(64, 92.5, search, `fill="${INK_3}"`) +
    rows.map(rowOf).join('') +
    bar(12, ROW_TOP + 4 * ROW_HEIGHT, 256, 1, LINE) +
    bar(108, height - 30, 64, 4, LINE_STRONG) +
    '</g></svg>\n'
  );
}
