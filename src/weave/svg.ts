import {type Grid, type Palette, runsToPath, threadRuns} from './grid';

export interface SvgSize {
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
