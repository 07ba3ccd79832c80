import path from 'node:path';
import sharp, {type Metadata} from 'sharp';
import type {InspectedPicture, PictureFiles} from '../lists/contract';
import {cacheFile} from '../cache';
import {say, type Sentence, sentences} from '../check/sentences';
import {type ContentFiles, folderOf, hash, readSiteFile} from '../read/files';
import * as settings from './settings';

/** The sentences about invalid pictures. */
const words = JSON.stringify(
  Object.entries(sentences).filter(([id]) => /^(?:asset|picture)\./.test(id)),
);

/** Changes when the same original would be made into other files. */
const edition = JSON.stringify([sharp.versions.sharp, settings]);

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

/** Inspects a picture under static/, or reads the result from the cache. */
export async function readPicture(site: ContentFiles, address: string): Promise<ReadPicture> {
  // A file may be deleted after it was listed.
  const bytes = readSiteFile(site, `static${address}`) ?? Buffer.alloc(0);
  const key = hash([edition, bytes]).slice(0, 12);
  const record = `${settings.recordFolder}/${key}.json`;
  // The cached sentence about an invalid picture contains its words.
  const json = await cacheFile({siteDir: folderOf(site), file: record, key: words}, async () =>
    Buffer.from(JSON.stringify(await inspectPicture(bytes, `static${address}`))),
  );
  const inspected = JSON.parse(json.toString()) as PictureFacts | {problem: Sentence};
  if ('problem' in inspected) {
    // The same bytes may have been read under another name.
    const {problem: sentence} = inspected;
    const problem = {...sentence, values: {...sentence.values, file: `static${address}`}};
    return {address, found: {problem}, sized: [], record};
  }
  const {sized, files} = planPicture(address, key, inspected);
  return {address, found: {width: inspected.width, files}, sized, record};
}

/** The properties of a picture that decide which files are made of it. */
interface PictureFacts {
  /** In pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
  transparent: boolean;
}

const READABLE = ['jpeg', 'png', 'webp'];

/**
 * Decodes the whole picture, because a truncated file has a valid header.
 *
 * @param file its name in sentences
 */
export async function inspectPicture(
  bytes: Uint8Array,
  file: string,
): Promise<PictureFacts | {problem: Sentence}> {
  if (bytes.length === 0) return {problem: say('asset.empty', {file})};
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, {limitInputPixels: false}).metadata();
  } catch {
    return {problem: say('picture.none', {file})};
  }
  const {format, compression, width, height} = metadata;
  if (!READABLE.includes(format) && compression !== 'av1') {
    // A photograph of a phone may be HEIC, which no browser but Safari knows.
    const form = format === 'heif' ? 'HEIC' : format.toUpperCase();
    return {problem: say('picture.form', {file, form})};
  }
  const millions = Math.ceil((width * height) / 1_000_000);
  if (millions > settings.maxMegapixels) {
    const most = settings.maxMegapixels;
    return {problem: say('picture.large', {file, millions, width, height, most})};
  }
  try {
    const {isOpaque} = await sharp(bytes, {failOn: 'error'}).stats();
    return {...metadata.autoOrient, transparent: metadata.hasAlpha && !isOpaque};
  } catch {
    return {problem: say('asset.broken', {file})};
  }
}

/**
 * The files that are made of a picture.
 *
 * @param address of the original: /img/team/asha.jpg
 * @param hash of the inputs of the files; a changed picture gets new addresses
 */
export function planPicture(address: string, hash: string, picture: PictureFacts) {
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
