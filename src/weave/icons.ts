import fs from 'node:fs';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';
import type {Grid, Palette} from './grid';
import {mark, MARK_PALETTE} from './mark';

/** https://www.w3.org/TR/png-3/#5PNG-file-signature */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A palette of up to four colours: two bits a pixel. */
const BIT_DEPTH = 2;
const INDEXED_COLOUR = 3;
const PIXELS_PER_BYTE = 8 / BIT_DEPTH;

/** Length, type, content, and a checksum of the last two. */
function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}

/** Red, green and blue of `#rgb` or `#rrggbb`. */
function channels(colour: string): number[] {
  const hex = colour.slice(1);
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  if (!/^[\da-f]{6}$/i.test(digits)) throw new Error(`"${colour}" is not written as #rrggbb.`);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** A line of pixels with its leading byte, which says that the line is not filtered. */
function scanline(pixels: readonly number[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(pixels.length / PIXELS_PER_BYTE));
  pixels.forEach((index, x) => {
    const byte = 1 + Math.floor(x / PIXELS_PER_BYTE);
    const shift = 8 - BIT_DEPTH * (1 + (x % PIXELS_PER_BYTE));
    line[byte]! |= index << shift;
  });
  return line;
}

interface PngOptions {
  /** Pixels along each side of the square picture. */
  size: number;
  /** Pixels along each side of a cell. */
  cell: number;
  /** The thread around the grid, which stands in the middle. */
  ground: string;
}

/**
 * A square grid as a PNG file, every cell a square of whole pixels.
 * @throws when the grid does not fit, or has more than four threads, or one without a colour
 */
export function gridToPng(grid: Grid, palette: Palette, {size, cell, ground}: PngOptions): Buffer {
  const margin = (size - grid.length * cell) / 2;
  if (margin < 0 || margin % 1 !== 0) {
    throw new Error(`${grid.length} cells of ${cell} px cannot stand in the middle of ${size} px.`);
  }
  const threads = [...new Set([ground, ...grid.join('')])];
  if (threads.length > 2 ** BIT_DEPTH) throw new Error('A picture has four colours at most.');
  const colours = threads.flatMap((thread) => channels(palette[thread] ?? thread));

  const threadAt = (x: number, y: number) =>
    grid[Math.floor((y - margin) / cell)]?.[Math.floor((x - margin) / cell)] ?? ground;
  const lines = Array.from({length: size}, (_, y) =>
    scanline(Array.from({length: size}, (__, x) => threads.indexOf(threadAt(x, y)))),
  );

  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = BIT_DEPTH;
  header[9] = INDEXED_COLOUR;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(Buffer.concat(lines), {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG file of up to 255 × 255 pixels as an icon file, which old browsers ask for. */
export function pngToIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header[6] = size;
  header[7] = size;
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(BIT_DEPTH, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

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

// Run after a change of the mark: `npx tsx src/weave/icons.ts`.
if (require.main === module) {
  for (const [file, content] of Object.entries(iconFiles())) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}
