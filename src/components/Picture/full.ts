import type {PictureFiles} from '@site/src/collections';
import {below} from './root';

/** A file of a picture, in pixels. */
interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** A full picture, for the lightbox. */
export interface FullPicture {
  /** The largest file in a format that every browser shows, for a link. */
  href: string;
  /** In pixels: the largest size without blur. */
  width: number;
  height: number;
  /** The files for the lightbox, smallest first; at least one. */
  files: readonly PictureFile[];
}

/** A vector drawing may be shown this many times larger than its own size. */
const DRAWING_SCALE = 4;

/** A drawing from one of the modules `@woven/…-files`. */
function drawnPicture({src, width, height}: PictureFile): FullPicture {
  const size = {width: width * DRAWING_SCALE, height: height * DRAWING_SCALE};
  return {href: src, ...size, files: [{src, ...size}]};
}

/**
 * A photograph or a scan.
 *
 * @param root the folder of the files; ends with a slash
 */
function fullPicture(root: string, {width, height, sources}: PictureFiles): FullPicture {
  const filesOf = (srcSet: string): PictureFile[] =>
    below(root, srcSet)
      .split(', ')
      .map((part) => {
        const [src = '', size = ''] = part.split(' ');
        const fileWidth = Number.parseInt(size, 10);
        return {src, width: fileWidth, height: Math.round((height * fileWidth) / width)};
      });
  const oldest = filesOf(sources[sources.length - 1]?.srcSet ?? '');
  // The lightbox cannot offer several formats; every supported browser shows WebP.
  const webp = sources.find(({type}) => type === 'image/webp');
  const files = webp ? filesOf(webp.srcSet) : oldest;
  return {href: oldest[oldest.length - 1]?.src ?? '', width, height, files};
}

/** The full picture of an entry: its own, or the drawing in its place. */
export function wholePicture(
  root: string,
  image: PictureFiles | undefined,
  drawing: PictureFile,
): FullPicture {
  return image ? fullPicture(root, image) : drawnPicture(drawing);
}
