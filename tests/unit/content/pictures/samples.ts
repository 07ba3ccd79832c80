import {crc32} from 'node:zlib';
import sharp, {type Sharp} from 'sharp';

/** A real picture: reddish on its left half, bluish on its right, so that one sees how it was turned. */
export function photograph(width = 800, height = 400): Sharp {
  const half = (background: string) => ({
    create: {width: Math.ceil(width / 2), height, channels: 3 as const, background},
  });
  return sharp({create: {width, height, channels: 3, background: '#2040c0'}}).composite([
    {input: half('#c04020'), left: 0, top: 0},
  ]);
}

/** The same, lying on its side, with a note of the camera that says so, and where it was taken. */
export function turnedPhotograph(): Promise<Buffer> {
  return photograph()
    .withExif({IFD0: {Artist: 'Asha'}, IFD3: {GPSLatitudeRef: 'N'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer();
}

/** A logo that one can see through. */
export function logo(width = 400): Promise<Buffer> {
  const background = {r: 200, g: 0, b: 0, alpha: 0.5};
  return sharp({create: {width, height: 200, channels: 4, background}})
    .png()
    .toBuffer();
}

/** A small file that says of itself that it is a very large picture. */
export async function hugeByItsHeader(): Promise<Buffer> {
  const png = await photograph(8, 8).png().toBuffer();
  png.writeUInt32BE(8000, 16);
  png.writeUInt32BE(6000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
