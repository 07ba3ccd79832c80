import path from 'node:path';
import sharp from 'sharp';
import {cacheFile} from '../cache';
import {sentences} from '../check/sentences';
import {hash, readSiteFile} from '../read/files';
import {inspectPicture} from './inspectPicture';
import {type InspectedFile, pictureOf, type ReadPicture} from './pictureOf';
import * as settings from './settings';

/** The sentences about invalid pictures. */
const words = JSON.stringify(Object.entries(sentences).filter(([id]) => id.startsWith('picture.')));

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

export function originalOf(siteDir: string, address: string): string {
  return path.join(siteDir, 'static', address);
}
