import {type Grid, type Palette, runsToPath, threadRuns} from './grid';
import {isThread, type ThreadKey, threadProperty, threads} from './palette';
import {pictureSize, strokes, type WovenPicture} from './sprite';

interface SvgSize {
  /** Width and height of one cell, in CSS pixels. */
  cell: readonly [number, number];
}

/**
 * A grid as a standalone SVG file.
 * @throws when the grid uses a thread that the palette does not have.
 */
export function gridToSvg(grid: Grid, palette: Palette, {cell: [cw, ch]}: SvgSize): string {
  const width = Math.max(...grid.map((row) => row.length)) * cw;
  const height = grid.length * ch;
  const paths = [...threadRuns(grid)].map(([thread, runs]) => {
    const colour = palette[thread];
    if (!colour) throw new Error(`The palette has no thread "${thread}".`);
    return `<path stroke="${colour}" d="${runsToPath(runs)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `shape-rendering="crispEdges"><g fill="none" transform="scale(${cw} ${ch})">` +
    `${paths.join('')}</g></svg>\n`
  );
}

/** A picture for a background of a style sheet. */
export interface BackgroundPicture {
  grid: Grid;
  /** The faint shade that every row of threads throws on the next. */
  shaded?: boolean;
}

/**
 * A picture as a file in which the one of the night lies below the one of the day. A style sheet cannot
 * give its colours to a file, but it can show either half. One unit is one cell; the place that shows
 * the picture says how large it is.
 */
export function dayAndNight({grid, shaded = false}: BackgroundPicture): string {
  const width = grid[0]?.length ?? 0;
  const {length: height} = grid;
  const paths = [...threadRuns(grid)].map(([thread, runs]) => {
    if (!isThread(thread)) throw new Error(`There is no thread "${thread}".`);
    const {light, dark} = threads[thread];
    return (
      `<g stroke="${light}"><path id="${thread}" d="${runsToPath(runs)}"/></g>` +
      `<use href="#${thread}" y="${height}" stroke="${dark}"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${2 * height}" ` +
    `viewBox="0 0 ${width} ${2 * height}" preserveAspectRatio="none" ` +
    `fill="none" shape-rendering="crispEdges">${paths.join('')}` +
    `${shaded ? shade(2 * height, width) : ''}</svg>\n`
  );
}

/** A line along the foot of every row, a fifth of the row thick. */
function shade(rows: number, columns: number): string {
  const lines = Array.from({length: rows}, (_, row) => `M0 ${row}.9h${columns}`).join('');
  return `<path stroke="#000" stroke-opacity=".065" stroke-width=".2" d="${lines}"/>`;
}

interface StandaloneOptions {
  /** How many times larger than the page shows it: it is opened to be seen as a whole. */
  scale: number;
  /** The faint shade that every row of threads throws on the next, as a scene has it on a page. */
  shaded?: boolean;
}

/** The picture and its width and height, in CSS pixels, when nothing says how large to show it. */
interface StandalonePicture {
  svg: string;
  width: number;
  height: number;
}

/**
 * One picture as a whole SVG file, to be opened by itself. There is no page around it to give the
 * threads their colours, so it brings them along, for day and for night.
 */
export function standalone(
  {grid, cell}: Pick<WovenPicture, 'grid' | 'cell'>,
  {scale, shaded = false}: StandaloneOptions,
): StandalonePicture {
  const shown = pictureSize({grid, cell});
  const used = [...new Set(grid.join(''))].filter(isThread);
  const colours = (theme: 'light' | 'dark') =>
    `:root{${used.map((key: ThreadKey) => `${threadProperty(key)}:${threads[key][theme]}`).join(';')}}`;
  const [width, height] = [shown.width * scale, shown.height * scale];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${shown.width} ${shown.height}">` +
    `<style>${colours('light')}@media (prefers-color-scheme:dark){${colours('dark')}}</style>` +
    `<g fill="none" shape-rendering="crispEdges" transform="scale(${cell.join(' ')})">` +
    `${strokes(grid)}${shaded ? shade(grid.length, grid[0]?.length ?? 0) : ''}</g></svg>\n`;
  return {svg, width, height};
}
