import {strToU8, zipSync, type Zippable} from 'fflate';
import {licenceText} from './licenceText';
import type {Typeface} from './loadTypefaces';

/** The same in every archive, so that the same files give the same bytes. ZIP counts from 1980. */
const TIME = new Date(1980, 0, 1);

/** All typefaces in one ZIP file, each with its licence. */
export function archive(typefaces: readonly Typeface[]): Uint8Array {
  const files: Zippable = {};
  for (const typeface of typefaces) {
    files[typeface.fileName] = typeface.bytes;
    files[`licences/${typeface.id}.txt`] = strToU8(licenceText(typeface));
  }
  return zipSync(files, {level: 9, mtime: TIME});
}
