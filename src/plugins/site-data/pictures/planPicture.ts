import path from 'node:path';
import type {PictureFiles} from '../../../collections/values';
import type {PictureFacts} from './inspectPicture';
import {type Format, formatsFor, sizedFolder, widths} from './settings';

/** A file that is made from an original. */
export interface SizedFile {
  /** Within the folder of sized pictures. */
  name: string;
  format: Format;
  /** In pixels. */
  width: number;
  height: number;
}

interface Plan {
  /** The files to make. */
  sized: SizedFile[];
  /** What a page gets to show. */
  files: PictureFiles;
}

/**
 * Which files a picture becomes.
 *
 * @param address of the original: /img/team/asha.jpg
 * @param hash of what the files are made from; a changed picture gets new addresses
 */
export function planPicture(address: string, hash: string, picture: PictureFacts): Plan {
  const {width, height, transparent, colour} = picture;
  const fitting = widths.filter((each) => each <= width);
  const sizes = (fitting.length > 0 ? fitting : [width]).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
  const sized = formatsFor(transparent).flatMap((format) =>
    sizes.map((size) => ({
      name: `${stemOf(address)}-${hash}-${size.width}.${format === 'jpeg' ? 'jpg' : format}`,
      format,
      ...size,
    })),
  );
  const largest = sizes.at(-1) ?? {width, height};
  // For browsers that know no `source`: one file for phones and desktops.
  const middle = sizes.filter((size) => size.width <= 640).at(-1) ?? largest;
  const last = sized.filter(({format}) => format === formatsFor(transparent).at(-1));
  const src = last.find((file) => file.width === middle.width)?.name ?? '';
  const sources = formatsFor(transparent).map((format) => ({
    type: `image/${format}`,
    srcSet: sized
      .filter((file) => file.format === format)
      .map((file) => `${addressOf(file.name)} ${file.width}w`)
      .join(', '),
  }));
  return {
    sized,
    files: {src: addressOf(src), ...largest, ...(transparent ? {} : {colour}), sources},
  };
}

function addressOf(name: string): string {
  return `/${sizedFolder}/${name}`;
}

/** The name of the original, without characters that have a meaning in addresses or srcset. */
function stemOf(address: string): string {
  const stem = path.posix.basename(address, path.posix.extname(address)).toLowerCase();
  return stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}
