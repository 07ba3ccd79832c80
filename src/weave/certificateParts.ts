import type {Locale} from 'nepali-text/locale';
import {butta} from './butta';
import {type Grid, runsToPath, threadRuns} from './grid';
import {type ThreadKey, threads} from './palette';

/** A size or a place on the sheet, in units of its viewBox. */
export interface Size {
  width: number;
  height: number;
}

/** A bar in place of a line of words. */
export const barAt = (x: number, y: number, width: number, height: number): string =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

/** A bar in the middle of the sheet: a heading without words. */
export const centredBar = (sheet: Size, y: number, width: number, height: number): string =>
  barAt((sheet.width - width) / 2, y, width, height);

/** Lines of text as bars; every fourth ends early, as paragraphs do. */
export function textLines(
  {x, y, width, count}: {x: number; y: number; width: number; count: number},
  next: () => number,
): string {
  return Array.from({length: count}, (_, line) => {
    const endsParagraph = line % 4 === 3 || line === count - 1;
    const part = endsParagraph ? 0.4 + next() * 0.2 : 0.86 + next() * 0.14;
    return barAt(x, y + line * 38, Math.round(width * part), 11);
  }).join('');
}

/**
 * A ring of stepped diamonds, 9 × 9 cells of 3 units, one every 30 units. Each line of cells is a
 * row of dashes: five dashed strokes lie over each other, wide and short to narrow and long.
 */
export function stitchedBorder({width, height}: Size): string {
  const sides =
    `M45 60H${width - 45}M45 ${height - 60}H${width - 45}` +
    `M60 75V${height - 75}M${width - 60} 75V${height - 75}`;
  const strokes = [3, 9, 15, 21, 27].map(
    (dash) =>
      `<path d="${sides}" stroke-width="${30 - dash}" stroke-dasharray="${dash} ${30 - dash}" ` +
      `stroke-dashoffset="${(dash - 30) / 2}"/>`,
  );
  return `${strokes.join('')}<path d="M96 96H${width - 96}V${height - 96}H96z" stroke-width="4"/>`;
}

/** The motif of the title, 13 cells of the given size a side; the paper shows where its thread is white. */
export function crest(title: string, {x, y, scale}: {x: number; y: number; scale: number}): string {
  const paths = [...threadRuns(butta(title, {size: 13}))]
    .filter(([thread]) => thread !== 'W')
    .map(
      ([thread, runs]) =>
        `<path stroke="${threads[thread as ThreadKey].light}" d="${runsToPath(runs)}"/>`,
    );
  return (
    `<g shape-rendering="crispEdges" transform="translate(${x} ${y})scale(${scale})">` +
    `${paths.join('')}</g>`
  );
}

/** A signature that nobody signs with, on its line. */
export function signature(x: number, y: number, next: () => number): string {
  const waves = Array.from({length: 4}, (_, wave) => {
    const rise = Math.round((46 - wave * 9) * (0.7 + next() * 0.5));
    const width = Math.round(22 + next() * 12);
    return `c${width / 2}-${rise} ${width}-${rise} ${width - 6} 0s8 ${Math.round(rise / 3)} 18 ${-8 + wave * 2}`;
  });
  return (
    `<path stroke="${threads.i.light}" stroke-width="6" stroke-linejoin="round" ` +
    `stroke-linecap="round" d="M${x + 8} ${y - 26}${waves.join('')}"/>` +
    `<path stroke="#8088a8" stroke-width="4" d="M${x} ${y}h196"/>`
  );
}

/** A ring around a pale disc, without a coat of arms or a word. */
export function seal(x: number, y: number, ink: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="58" fill="#fff" stroke="${ink}" stroke-width="8"/>` +
    `<circle cx="${x}" cy="${y}" r="34" fill="${ink}" opacity=".22"/>`
  );
}

/** A rubber stamp: two rings of ink, through which the paper shows. */
export function stamp(x: number, y: number, ink: string): string {
  const ring = (radius: number, thickness: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${thickness}"/>`;
  return `<g stroke="${ink}" opacity=".7">${ring(62, 7)}${ring(44, 3)}${ring(20, 12)}</g>`;
}

/** Half the number of corners of a rosette. */
const TEETH = 16;

/** A rosette with two ribbons. */
export function ribbon(x: number, y: number, [rosette, tails]: readonly [string, string]): string {
  const corners = Array.from({length: 2 * TEETH}, (_, corner) => {
    const radius = corner % 2 === 0 ? 64 : 54;
    const angle = (corner * Math.PI) / TEETH;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  });
  return (
    `<path fill="${tails}" d="M${x - 34} ${y + 30}l-16 92 26-16 18 24 16-100zM${x + 34} ${y + 30}l16 92-26-16-18 24-16-100z"/>` +
    `<path fill="${rosette}" d="M${corners.join('L')}z"/>` +
    `<circle cx="${x}" cy="${y}" r="38" fill="#fff" stroke="${tails}" stroke-width="6"/>`
  );
}

/**
 * “Sample” across the sheet, so that no saved copy can be taken for a real certificate. Rows of thread
 * with a little paper between them: what lies under the word stays to be seen.
 */
export function wordAcross(locale: Locale, {width, height}: Size): string {
  const word = sampleWord[locale];
  const columns = word[0]!.length;
  const rise = width < height ? 40 : 24;
  const radians = (rise * Math.PI) / 180;
  const across = columns * Math.cos(radians) + word.length * Math.sin(radians);
  const cell = Math.floor((0.88 * width) / across);
  return (
    `<path stroke="${threads.r.light}" stroke-width=".88" opacity=".34" ` +
    `transform="translate(${width / 2} ${height / 2})rotate(-${rise})scale(${cell})` +
    `translate(${-columns / 2} ${-word.length / 2})" d="${runsToPath(threadRuns(word).get('x')!)}"/>`
  );
}

/** The letters of “SAMPLE” side by side, a line of each in turn; `x` is thread. */
const letters: readonly (readonly string[])[] = [
  [' xxxxx ', '  xxx  ', 'xx     xx', 'xxxxxx ', 'xx    ', 'xxxxxx'],
  ['xx   xx', ' xx xx ', 'xxx   xxx', 'xx   xx', 'xx    ', 'xx    '],
  ['xx     ', ' xx xx ', 'xxxx xxxx', 'xx   xx', 'xx    ', 'xx    '],
  ['xxx    ', 'xx   xx', 'xx xxx xx', 'xx   xx', 'xx    ', 'xx    '],
  [' xxxxx ', 'xx   xx', 'xx  x  xx', 'xxxxxx ', 'xx    ', 'xxxxx '],
  ['    xxx', 'xxxxxxx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  ['     xx', 'xx   xx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  ['xx   xx', 'xx   xx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  [' xxxxx ', 'xx   xx', 'xx     xx', 'xx     ', 'xxxxxx', 'xxxxxx'],
];

/** “Sample” woven, in each language. */
export const sampleWord: Readonly<Record<Locale, Grid>> = {
  en: letters.map((line) => line.join('  ')),
  ne: [
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    '      xx   xx  xx       xx   xx ',
    '      xx   xx  xx       xx   xx ',
    '  xxxxxx   xx  xx   xxxxxx   xx ',
    ' xxxxxxx  xxxxxxx  xxxxxxx   xx ',
    ' xxx  xx xxx xxxx  xxx  xx   xx ',
    '  xx  xx  xx   xx   xx  xx   xx ',
    '      xx       xx       xx   xx ',
    '      xx       xx       xx   xx ',
    '      xx       xx       xx   xx ',
    '              xxxx              ',
    '           xx   xx              ',
    '           xxx xxx              ',
    '            xxxxx               ',
  ],
};
