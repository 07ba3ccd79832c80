import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleFolder} from '../../collections/fonts';
import {didYouMean} from 'content-checks/diagnostics';
import {and, say, type Sentence} from 'content-checks/sentences';
import {type FontFacts, readFont} from './readFont';
import {ownFolder} from './settings';

export type FontSearch = {bytes: Buffer; font: FontFacts} | {problem: Sentence};

/**
 * Reads the file that an entry of fonts.yml names.
 *
 * @param name of a file in src/data/typefaces or, with `samples/` before it, in its folder of samples
 */
export function findFont(siteDir: string, name: string): FontSearch {
  const found = placeOf(siteDir, name);
  if ('problem' in found) return found;
  const bytes = readFileSync(found.file);
  const font = readFont(bytes, found.shown);
  return 'problem' in font ? font : {bytes, font};
}

type Place = {file: string; shown: string} | {problem: Sentence};

function placeOf(siteDir: string, name: string): Place {
  const folder = path.join(siteDir, ownFolder);
  const shown = `${ownFolder}/${name}`;
  // A list of names: some disks answer yes to a name in the wrong case.
  const samples = filesIn(path.join(folder, sampleFolder)).map((file) => sampleFolder + file);
  const names = [...filesIn(folder), ...samples];
  if (names.includes(name)) return {file: path.join(folder, name), shown};
  return /[\\/]/.test(name.replace(sampleFolder, ''))
    ? {problem: say('font.name', {value: name, folder: ownFolder})}
    : {problem: and(say('asset.none', {file: shown}), didYouMean(name, names))};
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, {withFileTypes: true});
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  } catch {
    // Made by the writer together with the first file.
    return [];
  }
}
