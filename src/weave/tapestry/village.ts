import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';

interface House {
  /** Left edge and width of the walls. */
  x: number;
  width: number;
  /** The row under the walls. */
  foot: number;
  floors: number;
  wall: ThreadKey;
  /** The slabs between the floors, and on top, where they stand out by a cell on both sides. */
  slab: ThreadKey;
  /** Distance of the water tank from the left edge. */
  tank: number;
  /** Rows of a window; a floor is three rows higher. */
  opening?: number;
  /** How many columns from the left have had their new coat of marigold. */
  painted?: number;
}

export const WINDOW_WIDTH = 3;

/** From the back to the front: a later house stands before an earlier one. */
export const houses: readonly House[] = [
  {x: 94, width: 14, foot: 78, floors: 2, wall: 'u', slab: 'r', tank: 7},
  {x: 76, width: 13, foot: 81, floors: 3, wall: 'm', slab: 'i', tank: 7},
  {x: 60, width: 13, foot: 88, floors: 2, wall: 'u', slab: 'i', tank: 7},
  {x: 31, width: 13, foot: 93, floors: 2, wall: 'h', slab: 'u', tank: 3},
  {x: 9, width: 17, foot: 92, floors: 3, wall: 'r', slab: 'u', tank: 11},
  {x: 97, width: 17, foot: 96, floors: 2, wall: 'u', slab: 'i', tank: 10},
  {x: 62, width: 21, foot: 107, floors: 2, wall: 'u', slab: 'r', tank: 14, opening: 5, painted: 9},
];

const TANK: Grid = ['.dd.', 'dddd', 'dddd', 'dddd', 'd..d'];

/** Pillars are left standing above the roof for a floor that may come one day. */
const STUB = 3;

export function roofOf({foot, floors, opening = 3}: House): number {
  return foot - floors * (opening + 3) - 1;
}

/** The left edges of the windows on every floor. */
export function windowColumns({x, width}: House): number[] {
  const step = WINDOW_WIDTH + 1;
  const count = Math.floor((width - 2) / step);
  const margin = Math.floor((width - count * step + 1) / 2);
  return Array.from({length: count}, (_, window) => x + margin + window * step);
}

export function village(canvas: Canvas): void {
  wires(canvas);
  for (const house of houses) build(canvas, house);
  poles(canvas);
}

function build(canvas: Canvas, house: House): void {
  const {x, width, foot, floors, wall, slab, tank, opening = 3, painted = 0} = house;
  const roof = roofOf(house);
  const floorHeight = opening + 3;

  canvas.column(x, roof - STUB, STUB, 'd');
  canvas.column(x + width - 1, roof - STUB, STUB, 'd');
  canvas.stamp(x + tank, roof - TANK.length, TANK);
  canvas.rect(x, roof, width, foot - roof, wall);
  // A roller leaves no straight edge.
  for (let y = roof; y < foot; y += 1) canvas.row(x, y, painted && painted - ((y >> 1) % 3), 'm');

  for (let floor = 0; floor < floors; floor += 1) {
    const top = roof + 1 + floor * floorHeight;
    canvas.row(x, top, width, slab);
    windowColumns(house).forEach((column, window) => {
      const isDoor = window === 0 && floor === floors - 1;
      canvas.rect(column, top + 2, WINDOW_WIDTH, opening + (isDoor ? 1 : 0), 'e');
    });
  }
  canvas.rect(x - 1, roof, width + 2, 2, slab);
}

const POLES = [46, 90];
const POLE_TOP = 66;
const POLE_FOOT = 97;

function wires(canvas: Canvas): void {
  for (const y of [POLE_TOP + 2, POLE_TOP + 4]) {
    canvas.wire([-24, y], [POLES[0]!, y], 5, 'd');
    canvas.wire([POLES[0]!, y], [POLES[1]!, y], 4, 'd');
    canvas.wire([POLES[1]!, y], [134, y], 4, 'd');
  }
}

function poles(canvas: Canvas): void {
  for (const x of POLES) {
    canvas.column(x, POLE_TOP, POLE_FOOT - POLE_TOP, 'd');
    canvas.row(x - 3, POLE_TOP + 2, 7, 'd');
    canvas.row(x - 2, POLE_TOP + 4, 5, 'd');
    // Insulators.
    canvas.set(x - 3, POLE_TOP + 1, 'u');
    canvas.set(x + 3, POLE_TOP + 1, 'u');
  }
}
