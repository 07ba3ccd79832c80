/** A second folder of static files, from the site's folder; a part of the cache. */
export const pictureFolder = '.cache/pictures';

/** The folder of the files in `pictureFolder`, and on the site. */
export const sizedFolder = 'img/sized';

/** The folder of inspection results, so that each original is inspected once; not served. */
export const recordFolder = '.cache/picture-records';

/** In pixels, from a portrait on a small phone to a picture across a large screen. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Larger pictures take too long to decode, and no screen shows them whole. */
export const maxMegapixels = 40;

/** The settings of each format. AVIF takes by far the longest, and more effort saves hardly a byte. */
export const formats = {
  avif: {quality: 55, effort: 3},
  webp: {quality: 76},
  jpeg: {quality: 78, mozjpeg: true},
  png: {compressionLevel: 9, palette: true},
} as const;

export type Format = keyof typeof formats;
