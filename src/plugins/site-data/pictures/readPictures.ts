import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {FoundPicture} from '../../../collections/picture';
import {type Inspected, inspectPicture, type Unfit} from './inspectPicture';
import {planPicture, type SizedFile} from './planPicture';
import * as settings from './settings';
import {writeWhole} from './wholeFile';

/** Changes when the same original would give other files. */
const edition = JSON.stringify([sharp.versions.sharp, settings]);

/** A picture that a list names, with all that is to be made of it. */
export interface ReadPicture {
  /** Its file under static/, as the list names it: /img/team/asha.jpg. */
  address: string;
  found: FoundPicture;
  sized: readonly SizedFile[];
  /** Where it is written down what was found, from the site's folder. */
  record: string;
}

/** Looks through pictures under static/. What was looked through once is remembered. */
export async function readPictures(
  siteDir: string,
  addresses: readonly string[],
): Promise<ReadPicture[]> {
  const pictures: ReadPicture[] = [];
  // One after the other: a large photograph takes a hundred megabytes while it is open.
  for (const address of addresses) {
    pictures.push(await readPicture(siteDir, address));
  }
  return pictures;
}

async function readPicture(siteDir: string, address: string): Promise<ReadPicture> {
  // A file may go away between the listing and the reading.
  const bytes = await readFile(originalOf(siteDir, address)).catch(() => Buffer.alloc(0));
  const hash = createHash('sha256').update(edition).update(bytes).digest('hex').slice(0, 12);
  const record = `${settings.recordFolder}/${hash}.json`;
  const inspected = await remembered(siteDir, record, () => inspectPicture(bytes));
  if ('problem' in inspected) {
    const problem = `static${address} ${inspected.problem}`;
    return {address, found: {problem}, sized: [], record};
  }
  const {sized, files} = planPicture(address, hash, inspected);
  return {address, found: {width: inspected.width, files}, sized, record};
}

export function originalOf(siteDir: string, address: string): string {
  return path.join(siteDir, 'static', address);
}

async function remembered(
  siteDir: string,
  record: string,
  inspect: () => Promise<Inspected | Unfit>,
): Promise<Inspected | Unfit> {
  try {
    return JSON.parse(await readFile(path.join(siteDir, record), 'utf8')) as Inspected | Unfit;
  } catch {
    const inspected = await inspect();
    await writeWhole(siteDir, record, JSON.stringify(inspected));
    return inspected;
  }
}
