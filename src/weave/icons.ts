import {MARK_PALETTE, mark} from './mark';
import {gridToPng, pngToIco} from './png';

/** The mark on its white ground; a cell is as many whole pixels as leave an even margin. */
const icon = (size: number, cell: number): Buffer =>
  gridToPng(mark, MARK_PALETTE, {size, cell, ground: 'b'});

/** The icons that cannot be drawn as SVG: their path from the project's root → their content. */
export function iconFiles(): Record<string, Buffer> {
  return {
    'static/favicon.ico': pngToIco(icon(32, 2), 32),
    // The corners of this one are rounded off: the mark keeps away from them.
    'static/img/apple-touch-icon.png': icon(180, 10),
    'static/img/icon-192.png': icon(192, 12),
    'static/img/icon-512.png': icon(512, 32),
    // Cut to any shape inside which a disc of four fifths of the width stays whole.
    'static/img/icon-maskable-512.png': icon(512, 18),
  };
}
