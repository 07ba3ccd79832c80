import {type Grid, runsToPath, threadRuns} from './grid';
import {isThread, threads} from './palette';

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
export function shade(rows: number, columns: number): string {
  const lines = Array.from({length: rows}, (_, row) => `M0 ${row}.9h${columns}`).join('');
  return `<path stroke="#000" stroke-opacity=".065" stroke-width=".2" d="${lines}"/>`;
}
