import fs from 'node:fs';
import {crc32, inflateSync} from 'node:zlib';
import {iconFiles, gridToPng, pngToIco} from '@site/src/weave/icons';

interface Png {
  width: number;
  height: number;
  /** The colour of every pixel as `#rrggbb`, row by row. */
  pixels: string[][];
}

/** Reads back what `gridToPng` writes: two bits a pixel, from a palette, unfiltered. */
function readPng(file: Buffer): Png {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let start = 8; start < file.length;) {
    const end = start + 8 + file.readUInt32BE(start);
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(start + 4, end)));
    chunks.set(file.toString('latin1', start + 4, start + 8), file.subarray(start + 8, end));
    start = end + 4;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR')!;
  expect([...header.subarray(8)]).toEqual([2, 3, 0, 0, 0]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.get('PLTE')!.toString('hex').match(/.{6}/g)!;
  const lines = inflateSync(chunks.get('IDAT')!);
  const length = 1 + Math.ceil(width / 4);
  expect(lines).toHaveLength(length * height);
  const pixels = Array.from({length: height}, (_, y) => {
    const line = lines.subarray(y * length, (y + 1) * length);
    expect(line[0]).toBe(0);
    return Array.from({length: width}, (__, x) => {
      const index = (line[1 + Math.floor(x / 4)]! >> (6 - 2 * (x % 4))) & 3;
      return `#${palette[index]}`;
    });
  });
  return {width, height, pixels};
}

const pngIn = (icon: Buffer) => icon.subarray(icon.readUInt32LE(18));
const palette = {a: '#102030', b: '#fff'};

it('draws every cell as a square of pixels, with an even margin', () => {
  const {pixels} = readPng(gridToPng(['ab', 'ba'], palette, {size: 6, cell: 2, ground: 'b'}));
  const [a, b] = ['#102030', '#ffffff'];
  const [margin, first, second] = [
    [b, b, b, b, b, b],
    [b, a, a, b, b, b],
    [b, b, b, a, a, b],
  ];
  expect(pixels).toEqual([margin, first, first, second, second, margin]);
});

it('refuses a size without an even margin, a fifth colour and a colour by name', () => {
  const draw = (grid: string[], size: number) =>
    gridToPng(grid, palette, {size, cell: 2, ground: 'b'});
  expect(() => draw(['ab', 'ba'], 5)).toThrow('2 cells of 2 px cannot stand in the middle of 5 px');
  expect(() => draw(['ab', 'ba'], 2)).toThrow('cannot stand');
  expect(() => draw(['ab', 'cd', 'ef'], 6)).toThrow('four colours');
  expect(() => draw(['ar', 'ba'], 4)).toThrow('"r" is not written as #rrggbb');
});

it('wraps a picture as an icon of one size', () => {
  const png = gridToPng(['a'], palette, {size: 1, cell: 1, ground: 'b'});
  const icon = pngToIco(png, 1);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 1, 1]);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(pngIn(icon)).toEqual(png);
});

// Pixel by pixel: Node versions pack the same lines into different bytes.
it.each(Object.entries(iconFiles()))(
  '%s is what src/weave draws (fix: npx tsx src/weave/icons.ts)',
  (file, drawn) => {
    const kept = fs.readFileSync(file);
    expect(kept.length).toBeLessThan(1024);
    const isIcon = file.endsWith('.ico');
    expect(readPng(isIcon ? pngIn(kept) : kept)).toEqual(readPng(isIcon ? pngIn(drawn) : drawn));
  },
);

it('keeps the mark inside the disc that every mask leaves whole', () => {
  const {width, pixels} = readPng(iconFiles()['static/img/icon-maskable-512.png']!);
  const middle = (width - 1) / 2;
  const distances = pixels.flatMap((row, y) =>
    row.map((colour, x) => (colour === '#ffffff' ? 0 : Math.hypot(x - middle, y - middle))),
  );
  expect(distances.filter((distance) => distance > 0.4 * width)).toEqual([]);
  expect(distances.some((distance) => distance > 0)).toBe(true);
});
