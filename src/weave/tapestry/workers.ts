import type {Canvas} from '../canvas';
import type {Grid} from '../grid';

export interface Worker {
  x: number;
  y: number;
  figure: Grid;
}

/** People at work, who are what the tapestry is about: nothing may be woven over them. */
export const workers = {
  painter: {
    x: 53,
    y: 91,
    figure: [
      '.rrr....w',
      '.rrr...ww',
      '.nnn..dw.',
      '.nnn.nd..',
      'mmmmmm...',
      'mmmmm....',
      'mmmm.....',
      'mmmm.....',
      'iiii.....',
      'i..i.....',
      'i..i.....',
      'd..d.....',
    ],
  },
  lineman: {
    x: 47,
    y: 71,
    figure: [
      'n.........',
      'nmyyyy....',
      '.mnnn.....',
      '.mnnnn....',
      '.mmmmm....',
      '.mmmmm....',
      '..rrrr....',
      '..iiii....',
      '..iiii....',
      '..i.ii....',
      '..d..d....',
    ],
  },
  tailor: {
    x: 8,
    y: 99,
    figure: [
      '...rrr......',
      '...nnn......',
      '...nnn..ddd.',
      '..wwww..d...',
      '..wwwwnndddd',
      '..wwww...d..',
      '..iiiiiddddddd',
      '..iii..d....d',
      '..d.d..d....d',
    ],
  },
  carpenter: {
    x: 28,
    y: 97,
    figure: [
      '..mmm.........',
      '..nnn.........',
      '..nnn.........',
      '..rrrr........',
      '..rrrrnn......',
      '..rrr.nwwd....',
      '..rrrkkkkkkkkk',
      '..iii.d......d',
      '..i.i.d......d',
      '..i.i.d......d',
      '..d.d.d......d',
    ],
  },
  plumber: {
    x: 95,
    y: 97,
    figure: [
      '..yyy....',
      '..nnn....',
      '..nnn....',
      '..iiii...',
      '.niiiin..',
      '.niiii.n.',
      '.diiii.dd',
      '.drrr.ddd',
      '..r.r.ddd',
      '..r.r....',
      '..d.d....',
    ],
  },
} as const satisfies Record<string, Worker>;

/** The painter stands on a ladder: two rails under the feet, rungs between. */
function ladder(canvas: Canvas): void {
  const {x, y} = workers.painter;
  for (let row = y + 9; row < 108; row += 1) {
    canvas.row(x, row, 4, row % 2 === 0 ? 'd' : 'G');
    canvas.set(x, row, 'd');
    canvas.set(x + 3, row, 'd');
  }
}

/** The lineman hangs from the pole by a belt and stands on a step in it. */
function belt(canvas: Canvas): void {
  const {x, y} = workers.lineman;
  canvas.row(x, y + 6, 2, 'd');
  canvas.row(x, y + 10, 6, 'd');
}

export function peopleAtWork(canvas: Canvas): void {
  ladder(canvas);
  belt(canvas);
  for (const {x, y, figure} of Object.values(workers)) canvas.stamp(x, y, figure);
}
