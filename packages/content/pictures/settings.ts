/** A second folder of static files, from the site's folder; a part of the cache. */
export const pictureFolder = '.cache/pictures';

/** The folder of the files in it, and on the site. */
export const sizedFolder = 'img/sized';

/** What is known of each original, so that it is inspected once; not served. */
export const recordFolder = '.cache/picture-records';

/** In pixels, from a portrait on a small phone to a picture across a large screen. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** More takes a machine too long, and no screen shows it. */
export const maxMegapixels = 40;

/** How each format is written. AVIF takes by far the longest, and more effort hardly saves a byte. */
export const formats = {
  avif: {quality: 55, effort: 3},
  webp: {quality: 76},
  jpeg: {quality: 78, mozjpeg: true},
  png: {compressionLevel: 9, palette: true},
} as const;

export type Format = keyof typeof formats;

/** The smallest first. JPEG has no transparency. */
export function formatsFor(transparent: boolean): readonly Format[] {
  return ['avif', 'webp', transparent ? 'png' : 'jpeg'];
}
