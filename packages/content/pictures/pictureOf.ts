/* What is made of a picture, without the code that reads one: the page of the editor needs it, too. */
import path from 'node:path';
import {say, type Sentence} from '../say';
import * as settings from './settings';

/** The properties of a picture that decide which files are made of it. */
export interface PictureProperties {
  /** In pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
  transparent: boolean;
}

/** A picture: addresses of files in several sizes and formats. */
export interface PictureFiles {
  /** One file for browsers that read none of the sources, from the root of the site. */
  src: string;
  /** In pixels, of the largest file. All files have the same aspect ratio. */
  width: number;
  height: number;
  /** The preferred format first; a browser takes the first that it supports. */
  sources: {
    /** As in `image/avif`. */
    type: string;
    /** As in `/img/sized/asha-160.avif 160w, …`. */
    srcSet: string;
  }[];
}

export type InspectedPicture =
  | {problem: Sentence}
  /** `width` is that of the original in pixels, after rotation by its EXIF orientation. */
  | {width: number; files: PictureFiles};

interface SizedFile {
  /** Within the folder of sized pictures. */
  name: string;
  format: settings.Format;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture that a list names, and the files to make of it. */
export interface ReadPicture {
  /** Its file under static/, as the list names it: /img/team/asha.jpg. */
  address: string;
  found: InspectedPicture;
  sized: readonly SizedFile[];
  /** The cache entry with the result, from the site's folder. */
  record: string;
}

export type InspectedFile = PictureProperties | {problem: Sentence};

/** @param key the hash of the inputs of the files */
export function pictureOf(
  address: string,
  inspected: InspectedFile,
  {key, record}: {key: string; record: string},
): ReadPicture {
  if ('problem' in inspected) {
    // The same bytes may have been read under another name.
    const {problem: sentence} = inspected;
    const problem = {...sentence, values: {...sentence.values, file: `static${address}`}};
    return {address, found: {problem}, sized: [], record};
  }
  const {sized, files} = planPicture(address, key, inspected);
  return {address, found: {width: inspected.width, files}, sized, record};
}

/** What was found in pictures whose content is not in memory, by what is there in its place. */
export const picturesInMemory = new WeakMap<Uint8Array, InspectedFile>();

/** A picture of files in memory. */
export function pictureInMemory(
  files: ReadonlyMap<string, Uint8Array>,
  address: string,
): ReadPicture {
  const content = files.get(`static${address}`);
  const inspected = content && picturesInMemory.get(content);
  const none = {problem: say('picture.none', {file: `static${address}`})};
  return pictureOf(address, inspected ?? none, {key: '', record: ''});
}

/**
 * The files that are made of a picture.
 *
 * @param address of the original: /img/team/asha.jpg
 * @param hash of the inputs of the files; a changed picture gets new addresses
 */
export function planPicture(address: string, hash: string, picture: PictureProperties) {
  const {width, height, transparent} = picture;
  const fitting = settings.widths.filter((each) => each <= width);
  const sizes = (fitting.length > 0 ? fitting : [width]).map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
  // The smallest first. JPEG has no transparency.
  const formats: settings.Format[] = ['avif', 'webp', transparent ? 'png' : 'jpeg'];
  const byFormat = formats.map((format) =>
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
    sized: byFormat.flat() satisfies SizedFile[],
    files: {src: pictureAddress(middle.name), ...sizes.at(-1)!, sources} satisfies PictureFiles,
  };
}

function pictureAddress(name: string): string {
  return `/${settings.sizedFolder}/${name}`;
}

/** The name of the original, without characters that have a meaning in addresses or srcset. */
function stemOf(address: string): string {
  const stem = path.posix.basename(address, path.posix.extname(address)).toLowerCase();
  return stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}
