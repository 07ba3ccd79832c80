import {type Grid, runsToPath, threadRuns} from './grid';
import {isThread, threadColour} from './palette';

/** A picture in a sheet. */
export interface WovenPicture {
  /** Its name in the sheet: small letters, digits and hyphens. */
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
 * Several pictures in one SVG file, each a symbol that a page shows by `<use href="file.svg#id">`.
 * The colours are custom properties, which reach into such a picture from the page around it.
 */
export function sheet(pictures: readonly WovenPicture[]): string {
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
