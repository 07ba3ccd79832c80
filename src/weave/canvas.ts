import type {Grid} from './grid';
import type {ThreadKey} from './palette';

/** A thread, or nothing: the cell stays empty. */
export type Cell = ThreadKey | ' ';

/** A point in cells from the top left corner. */
export type Point = readonly [x: number, y: number];

/**
 * A picture while it is being woven: a grid of cells that shapes are set into, later ones over
 * earlier ones. Whatever lies outside is cut off. All measures are whole cells.
 */
export class Canvas {
  private readonly rows: Cell[][];

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Cell = ' ',
  ) {
    this.rows = Array.from({length: height}, () => Array<Cell>(width).fill(ground));
  }

  at(x: number, y: number): Cell | undefined {
    return this.rows[y]?.[x];
  }

  set(x: number, y: number, cell: Cell): void {
    if (x >= 0 && x < this.width && y >= 0 && y < this.height) this.rows[y]![x] = cell;
  }

  rect(x: number, y: number, width: number, height: number, cell: Cell): void {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) this.set(column, row, cell);
    }
  }

  /** A run of cells along a row. */
  row(x: number, y: number, width: number, cell: Cell): void {
    this.rect(x, y, width, 1, cell);
  }

  /** A run of cells down a column. */
  column(x: number, y: number, height: number, cell: Cell): void {
    this.rect(x, y, 1, height, cell);
  }

  /** A straight line of single cells, both ends included. */
  line([x1, y1]: Point, [x2, y2]: Point, cell: Cell): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      this.set(Math.round(x1 + (x2 - x1) * part), Math.round(y1 + (y2 - y1) * part), cell);
    }
  }

  /** A wire between two points that hangs `sag` cells lower in the middle. */
  wire(from: Point, to: Point, sag: number, cell: Cell): void {
    const width = Math.abs(to[0] - from[0]);
    let last: Point | undefined;
    for (let step = 0; step <= width; step += 1) {
      const part = step / width;
      const hang = 4 * sag * part * (1 - part);
      const point: Point = [
        Math.round(from[0] + (to[0] - from[0]) * part),
        Math.round(from[1] + (to[1] - from[1]) * part + hang),
      ];
      if (last) this.line(last, point, cell);
      last = point;
    }
  }

  /** A filled disc; cells are flat, so its two radii differ. */
  disc([cx, cy]: Point, rx: number, ry: number, cell: Cell): void {
    for (let y = Math.floor(cy - ry); y <= cy + ry; y += 1) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x += 1) {
        if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1) this.set(x, y, cell);
      }
    }
  }

  /** Everything from `top(x)` down to the foot, or to `bottom`. */
  below(top: (x: number) => number, cell: Cell, bottom = this.height): void {
    for (let x = 0; x < this.width; x += 1) {
      const start = Math.round(top(x));
      this.column(x, start, bottom - start, cell);
    }
  }

  /** Sets a drawn pattern; a dot or a space in it leaves the cell as it is. */
  stamp(x: number, y: number, pattern: Grid): void {
    pattern.forEach((line, row) => {
      [...line].forEach((cell, column) => {
        if (cell !== '.' && cell !== ' ') this.set(x + column, y + row, cell as Cell);
      });
    });
  }

  toGrid(): Grid {
    return this.rows.map((row) => row.join(''));
  }
}

/** The height of a line through given points at any x, straight between neighbours. */
export function profile(points: readonly Point[]): (x: number) => number {
  return (x) => {
    const next = points.findIndex(([px]) => px >= x);
    if (next <= 0) return points[next === 0 ? 0 : points.length - 1]![1];
    const [x1, y1] = points[next - 1]!;
    const [x2, y2] = points[next]!;
    return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
  };
}
