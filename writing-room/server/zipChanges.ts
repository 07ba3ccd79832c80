/* Without git: the changed files as a zip, to be sent to whoever publishes the site. */
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {writeFileAtomically} from 'content-checks/files';
import type {HandInAnswer} from '../protocol';
import {nameInAddress} from './commitChanges';
import {keepHandedIn, roomFolder} from './firstVersions';
import type {Change} from './steps';

/** @param message who changed what, in words, for the person who gets the zip */
export async function zipChanges(
  siteDir: string,
  changes: readonly Change[],
  {author, message}: {author: string; message: string},
): Promise<HandInAnswer<never>> {
  const files = changes.flatMap(({file, after}) => (after ? [[file, after] as const] : []));
  const list = strToU8(`${author.trim()}\n${message}`);
  const zip = zipSync({'CHANGES.txt': list, ...Object.fromEntries(files)});
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const name = `${time}-${nameInAddress(author)}.zip`;
  const file = `${roomFolder}/handed-in/${name}`;
  await writeFileAtomically(path.join(siteDir, file), zip);
  await keepHandedIn(siteDir, changes);
  const content = Buffer.from(zip).toString('base64');
  return {result: 'done', message: {id: 'zipped', values: {file}}, zip: {name, content}};
}
