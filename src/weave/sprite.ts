import {type Grid, runsToPath, threadRuns} from './grid';
import {isThread, threadProperty, threads} from './palette';

/** A picture that is woven from a name or a number. */
export interface WovenPicture {
  /** Its id in the sprite: small letters, digits and hyphens. */
  id: string;
  grid: Grid;
  /** Width and height of one cell, in CSS pixels. */
  cell: readonly [number, number];
}

/** Drawings by their ids, each a whole SVG file. */
export type Drawings = Readonly<Record<string, string>>;

/** A drawing that becomes a file of its own. */
export interface DrawnFile {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Width and height of a picture in CSS pixels. */
function pictureSize({grid, cell: [cw, ch]}: WovenPicture): {width: number; height: number} {
  return {width: (grid[0]?.length ?? 0) * cw, height: grid.length * ch};
}

/**
 * A picture as SVG that fills its place. Its colours are custom properties, which it inherits from the page.
 *
 * @throws on a cell that is no thread
 */
function drawn(picture: WovenPicture): string {
  const {width, height} = pictureSize(picture);
  const strokes = [...threadRuns(picture.grid)].map(([thread, runs]) => {
    if (!isThread(thread)) throw new Error(`There is no thread "${thread}".`);
    return `<path stroke="var(${threadProperty(thread)})" d="${runsToPath(runs)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `<g fill="none" shape-rendering="crispEdges" transform="scale(${picture.cell.join(' ')})">` +
    `${strokes.join('')}</g></svg>\n`
  );
}

export const drawings = (pictures: readonly WovenPicture[]): Drawings =>
  Object.fromEntries(pictures.map((picture) => [picture.id, drawn(picture)]));

const ROOT = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** The elements of a drawing, without the `svg` around them. */
export const insideOf = (svg: string): string => ROOT.exec(svg)?.[2] ?? '';

/** What a symbol keeps of its drawing: the shape, and the lines of an icon. */
const KEPT = / (?:viewBox|preserveAspectRatio|fill|stroke(?:-[a-z]+)?)="[^"]+"/g;

/**
 * An SVG sprite: several drawings in one file, each a symbol that a page shows by
 * `<use href="file.svg#id">`.
 *
 * @throws on anything but SVG with a viewBox
 */
export function sprite(drawings: Drawings): string {
  const symbols = Object.entries(drawings).map(([id, svg]) => {
    const [, attributes, inside] = ROOT.exec(svg) ?? [];
    const kept = attributes?.match(KEPT)?.join('');
    if (!kept?.includes('viewBox'))
      throw new Error(`The drawing "${id}" is no SVG with a viewBox.`);
    return `<symbol id="${id}"${kept}>${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * One picture as a whole SVG file, to be opened by itself. There is no page around it to give the
 * threads their colours, so it brings them along, for day and for night.
 *
 * @param scale how many times larger than the page shows it: it is opened to be seen as a whole
 */
export function standalone(picture: WovenPicture, scale: number): DrawnFile {
  const {width, height} = pictureSize(picture);
  const size = {width: width * scale, height: height * scale};
  const used = [...new Set(picture.grid.join(''))].filter(isThread);
  const colours = (theme: 'light' | 'dark') =>
    `:root{${used.map((key) => `${threadProperty(key)}:${threads[key][theme]}`).join(';')}}`;
  const svg = drawn(picture).replace(
    / viewBox[^>]*>/,
    ` width="${size.width}" height="${size.height}"$&` +
      `<style>${colours('light')}@media (prefers-color-scheme:dark){${colours('dark')}}</style>`,
  );
  return {svg, ...size};
}
