import sharp, {type Metadata} from 'sharp';
import {cacheFile} from '../cache';
import {say, sentences} from '../say';
import {hash, readSiteFile} from '../read/files';
import {type InspectedFile, pictureOf, type ReadPicture} from './pictureOf';
import * as settings from './settings';

/** The sentences about invalid pictures. */
const words = JSON.stringify(
  Object.entries(sentences).filter(([id]) => /^(?:asset|picture)\./.test(id)),
);

/** Changes when the same original would be made into other files. */
const edition = JSON.stringify([sharp.versions.sharp, settings]);

/** Inspects a picture under static/, or reads the result from the cache. */
export async function readPicture(siteDir: string, address: string): Promise<ReadPicture> {
  // A file may be deleted after it was listed.
  const bytes = readSiteFile(siteDir, `static${address}`) ?? new Uint8Array();
  const key = hash([edition, bytes]).slice(0, 12);
  const record = `${settings.recordFolder}/${key}.json`;
  // The cached sentence about an invalid picture contains its words.
  const json = await cacheFile({siteDir, file: record, key: words}, async () =>
    Buffer.from(JSON.stringify(await inspectPicture(bytes, `static${address}`))),
  );
  return pictureOf(address, JSON.parse(json.toString()) as InspectedFile, {key, record});
}

const READABLE = ['jpeg', 'png', 'webp'];

/**
 * Decodes the whole picture, because a truncated file has a valid header.
 *
 * @param file its name in sentences
 */
export async function inspectPicture(bytes: Uint8Array, file: string): Promise<InspectedFile> {
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
