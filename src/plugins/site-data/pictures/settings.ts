/** A second folder of static files, from the site's folder. Everything in it can be made again. */
export const pictureFolder = '.cache/pictures';

/** Where the files lie in it, and below the root of the site. */
export const sizedFolder = 'img/sized';

/** What is known of each original, so that it is looked through once; not for the public. */
export const recordFolder = '.cache/picture-records';

/** In pixels, from a portrait on a small phone to a picture across a large screen. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** More takes a machine too long, and no screen shows it. */
export const maxMegapixels = 40;

/** How each form is written. AVIF takes by far the longest, and more effort hardly saves a byte. */
export const formats = {
  avif: {quality: 55, effort: 3},
  webp: {quality: 76},
  jpeg: {quality: 78, mozjpeg: true},
  png: {compressionLevel: 9, palette: true},
} as const;

export type Format = keyof typeof formats;

/** The best first. JPEG cannot be seen through. */
export function formatsFor(transparent: boolean): readonly Format[] {
  return ['avif', 'webp', transparent ? 'png' : 'jpeg'];
}
