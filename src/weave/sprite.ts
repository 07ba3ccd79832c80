import {type Grid, runsToPath, threadRuns} from './grid';
import {isThread, threadColour} from './palette';

/** A picture in a sprite. */
export interface WovenPicture {
  /** Its id in the sprite: small letters, digits and hyphens. */
  id: string;
  grid: Grid;
  /** Width and height of one cell, in CSS pixels. */
  cell: readonly [number, number];
}

/** Width and height of a picture in CSS pixels. */
export function pictureSize({grid, cell: [cw, ch]}: Pick<WovenPicture, 'grid' | 'cell'>): {
  width: number;
  height: number;
} {
  return {width: (grid[0]?.length ?? 0) * cw, height: grid.length * ch};
}

/** The strokes of a grid in threads of the palette. @throws on a cell that is no thread. */
export function strokes(grid: Grid): string {
  return [...threadRuns(grid)]
    .map(([thread, runs]) => {
      if (!isThread(thread)) throw new Error(`There is no thread "${thread}".`);
      return `<path stroke="${threadColour(thread)}" d="${runsToPath(runs)}"/>`;
    })
    .join('');
}

/**
 * An SVG sprite: several pictures in one file, each a symbol that a page shows by
 * `<use href="file.svg#id">`. The colours are custom properties, which a symbol inherits from the page.
 */
export function sprite(pictures: readonly WovenPicture[]): string {
  const symbols = pictures.map(({id, grid, cell}) => {
    const {width, height} = pictureSize({grid, cell});
    return (
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
      `<g fill="none" shape-rendering="crispEdges" transform="scale(${cell.join(' ')})">` +
      `${strokes(grid)}</g></symbol>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** A drawing other than a grid: a whole SVG file. */
export interface Drawing {
  id: string;
  svg: string;
}

const ROOT = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** Width and height of a drawing. @throws when its root says neither a viewBox nor both of them. */
function viewBoxOf({id, svg}: Drawing, attributes: string): string {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(attributes)?.[1];
  const viewBox = attribute('viewBox');
  if (viewBox) return viewBox;
  const [width, height] = [attribute('width'), attribute('height')];
  if (width && height) return `0 0 ${width} ${height}`;
  throw new Error(`The drawing "${id}" has no size: ${svg.slice(0, 80)}`);
}

/** Drawings as a sprite, as `sprite` does it for grids. @throws on anything but SVG */
export function drawingSprite(drawings: readonly Drawing[]): string {
  const symbols = drawings.map((drawing) => {
    const [, attributes, inside] = ROOT.exec(drawing.svg) ?? [];
    if (attributes === undefined) throw new Error(`The drawing "${drawing.id}" is no SVG.`);
    const viewBox = viewBoxOf(drawing, attributes);
    return `<symbol id="${drawing.id}" viewBox="${viewBox}">${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
