import {readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from 'content-checks/diagnostics';
import {filesBelow} from 'content-checks/files';
import {and, say, type Sentence} from 'content-checks/sentences';
import {sampleFolder} from '../../collections/fonts';
import {type FontFacts, readFont} from './readFont';
import {ownFolder} from './settings';

/**
 * Reads the file that an entry of fonts.yml names.
 *
 * @param name of a file in src/data/typefaces or, with `samples/` before it, in its folder of samples
 */
export function findFont(
  siteDir: string,
  name: string,
): {bytes: Buffer; font: FontFacts} | {problem: Sentence} {
  const file = `${ownFolder}/${name}`;
  // A list of names: some disks answer yes to a name in the wrong case.
  const names = filesBelow(path.join(siteDir, ownFolder));
  if (!names.includes(name)) {
    return /[\\/]/.test(name.replace(sampleFolder, ''))
      ? {problem: say('font.name', {value: name, folder: ownFolder})}
      : {problem: and(say('asset.none', {file}), didYouMean(name, names))};
  }
  const bytes = readFileSync(path.join(siteDir, file));
  const font = readFont(bytes, file);
  return 'problem' in font ? font : {bytes, font};
}
