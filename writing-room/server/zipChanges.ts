/* Without git: the changed files as a zip, to be sent to whoever publishes the site. */
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {writeFileAtomically} from 'content-checks/files';
import type {Locale} from 'nepali-text/locale';
import {describeChange} from '../models/changes';
import type {HandInAnswer, Unwritten} from '../protocol';
import {pageNames} from './changesInWords';
import {nameInAddress} from './commitChanges';
import {keepHandedIn, roomFolder} from './firstVersions';
import {sayHandIn} from './handInMessages';
import type {Change} from './steps';

interface ZipRequest {
  changes: readonly Change[];
  subject: string;
  author: string;
  locale: Locale;
}

/** What the zip holds beside the files, for the person who gets it. */
const LIST = 'CHANGES.txt';

export async function zipChanges(
  siteDir: string,
  {changes, subject, author, locale}: ZipRequest,
): Promise<Unwritten<HandInAnswer>> {
  const files = changes.flatMap(({file, after}) => (after ? [[file, after] as const] : []));
  const names = pageNames(siteDir);
  const list = [
    subject,
    author.trim(),
    '',
    ...changes.flatMap((change) => [
      change.file,
      ...describeChange(change, locale, names).map((line) => `  ${line}`),
    ]),
    '',
  ].join('\n');
  const zip = zipSync({[LIST]: strToU8(list), ...Object.fromEntries(files)});
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const name = `${time}-${nameInAddress(author)}.zip`;
  const place = path.join(siteDir, roomFolder, 'handed-in', name);
  await writeFileAtomically(place, zip);
  await keepHandedIn(siteDir, changes);
  return {
    result: 'done',
    message: sayHandIn(locale, 'zipped', {file: path.relative(siteDir, place)}),
    zip: {name, content: Buffer.from(zip).toString('base64')},
  };
}
