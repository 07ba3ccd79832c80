import {weft} from '../../weave/bands';
import {mark} from '../../weave/mark';
import {HEIGHT, WIDTH} from '../../lib/socialImage';

/** Free of words on every side: some services cut an image or round its corners. In pixels, as all here. */
export const MARGIN = 64;

/** Width and height of a cell of the band along the foot, and of the mark. */
export const BAND_CELL = 7;
export const MARK_CELL = 6;

/** The brand name right of the mark, and the descriptor at the other end of the same line. */
export const NAME_SIZE = 56;
export const NAME_GAP = 26;
export const DESCRIPTOR_SIZE = 36;

/** Above the heading, and between it and the band. */
const HEADING_GAP = {above: 32, below: 48};

/** The sizes of a heading, tried from the largest. */
export const HEADING_SIZES = [144, 136, 128, 120, 112, 106, 100, 94, 88, 82, 76, 70, 64, 58];

/** A part of the size. Devanagari has signs above and below its letters: it needs more. */
export const LINE_HEIGHT = {latin: 1.08, devanagari: 1.3} as const;

/** Threads and words; the same as the indigo blocks of the site. */
export const COLOURS = {
  ground: '#1c2260',
  name: '#ffffff',
  heading: '#ffffff',
  descriptor: '#d5daf3',
} as const;

export const band = weft();
export const bandTop = HEIGHT - band.length * BAND_CELL;
export const markSize = mark.length * MARK_CELL;

const headingTop = MARGIN + markSize + HEADING_GAP.above;

/** The box of the heading, whose foot it stands on. */
export const headingArea = {
  height: bandTop - HEADING_GAP.below - headingTop,
  width: WIDTH - 2 * MARGIN,
  bottom: bandTop - HEADING_GAP.below,
};
