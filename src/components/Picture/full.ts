import type {PictureFiles} from '@site/src/collections';
import {below} from './root';

/** A file of a picture, in pixels. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** A picture to be seen as a whole, as large as there is room. */
export interface FullPicture {
  /** The largest file in a form that every browser shows, for a link. */
  href: string;
  /** In pixels: the largest that it may be shown without blur. */
  width: number;
  height: number;
  /** What a script shows, smallest first; at least one. */
  files: readonly PictureFile[];
}

/** A drawing has no pixels of its own, so it may be shown this many times larger than it says. */
const DRAWING_SCALE = 4;

/** A drawn file, from one of the modules `@woven/…-files`. */
export function drawnPicture({src, width, height}: PictureFile): FullPicture {
  const size = {width: width * DRAWING_SCALE, height: height * DRAWING_SCALE};
  return {href: src, ...size, files: [{src, ...size}]};
}

/**
 * A photograph or a scan.
 *
 * @param root where the files lie; ends with a slash
 */
export function fullPicture(root: string, {width, height, sources}: PictureFiles): FullPicture {
  const filesOf = (srcSet: string): PictureFile[] =>
    below(root, srcSet)
      .split(', ')
      .map((part) => {
        const [src = '', size = ''] = part.split(' ');
        const fileWidth = Number.parseInt(size, 10);
        return {src, width: fileWidth, height: Math.round((height * fileWidth) / width)};
      });
  const oldest = filesOf(sources[sources.length - 1]?.srcSet ?? '');
  // A script cannot offer several forms; every browser that runs ours knows WebP.
  const webp = sources.find(({type}) => type === 'image/webp');
  const files = webp ? filesOf(webp.srcSet) : oldest;
  return {href: oldest[oldest.length - 1]?.src ?? '', width, height, files};
}

/** The picture of an entry as a whole: its own, or else what is drawn in its place. */
export function wholePicture(
  root: string,
  image: PictureFiles | undefined,
  drawing: PictureFile,
): FullPicture {
  return image ? fullPicture(root, image) : drawnPicture(drawing);
}
