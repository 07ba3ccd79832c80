import path from 'node:path';
import type {PictureFiles} from '../lists/contract';
import type {PictureProperties} from './inspectPicture';
import {type Format, formatsFor, sizedFolder, widths} from './settings';

export interface SizedFile {
  /** Within the folder of sized pictures. */
  name: string;
  format: Format;
  /** In pixels. */
  width: number;
  height: number;
}

interface Plan {
  sized: SizedFile[];
  files: PictureFiles;
}

/**
 * The files that are made of a picture.
 *
 * @param address of the original: /img/team/asha.jpg
 * @param hash of the inputs of the files; a changed picture gets new addresses
 */
export function planPicture(address: string, hash: string, picture: PictureProperties): Plan {
  const {width, height, transparent} = picture;
  const fitting = widths.filter((each) => each <= width);
  const sizes = (fitting.length > 0 ? fitting : [width]).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
  const byFormat = formatsFor(transparent).map((format) =>
    sizes.map((size) => ({
      name: `${stemOf(address)}-${hash}-${size.width}.${format === 'jpeg' ? 'jpg' : format}`,
      format,
      ...size,
    })),
  );
  // For browsers without support for `source`: one file for phones and desktops.
  const readable = byFormat.at(-1)!;
  const middle = readable.filter((file) => file.width <= 640).at(-1) ?? readable.at(-1)!;
  const sources = byFormat.map((files) => ({
    type: `image/${files[0]!.format}`,
    srcSet: files.map((file) => `${pictureAddress(file.name)} ${file.width}w`).join(', '),
  }));
  return {
    sized: byFormat.flat(),
    files: {src: pictureAddress(middle.name), ...sizes.at(-1)!, sources},
  };
}

function pictureAddress(name: string): string {
  return `/${sizedFolder}/${name}`;
}

/** The name of the original, without characters that have a meaning in addresses or srcset. */
function stemOf(address: string): string {
  const stem = path.posix.basename(address, path.posix.extname(address)).toLowerCase();
  return stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}
