import path from 'node:path';
import sharp from 'sharp';
import type {InspectedPicture} from '../lists/contract';
import {cacheFile} from '../cache';
import {sentences} from '../check/sentences';
import {type ContentFiles, folderOf, hash, readSiteFile} from '../read/files';
import {inspectPicture, type InvalidPicture, type PictureFacts} from './inspectPicture';
import {planPicture, type SizedFile} from './planPicture';
import * as settings from './settings';

/** The sentences about invalid pictures. */
const words = JSON.stringify(
  Object.entries(sentences).filter(([id]) => /^(?:asset|picture)\./.test(id)),
);

/** Changes when the same original would be made into other files. */
const edition = JSON.stringify([sharp.versions.sharp, settings]);

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
  const inspected = JSON.parse(json.toString()) as PictureFacts | InvalidPicture;
  if ('problem' in inspected) {
    // The same bytes may have been read under another name.
    const {problem: sentence} = inspected;
    const problem = {...sentence, values: {...sentence.values, file: `static${address}`}};
    return {address, found: {problem}, sized: [], record};
  }
  const {sized, files} = planPicture(address, key, inspected);
  return {address, found: {width: inspected.width, files}, sized, record};
}

export function originalOf(siteDir: string, address: string): string {
  return path.join(siteDir, 'static', address);
}
