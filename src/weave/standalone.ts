import {shade} from './dayAndNight';
import {isThread, threadProperty, threads, type ThreadKey} from './palette';
import {pictureSize, strokes, type WovenPicture} from './sprite';

export interface StandaloneOptions {
  /** How many times larger than the page shows it: it is opened to be seen as a whole. */
  scale: number;
  /** The faint shade that every row of threads throws on the next, as a scene has it on a page. */
  shaded?: boolean;
}

/** The picture and its width and height, in CSS pixels, when nothing says how large to show it. */
export interface StandalonePicture {
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
