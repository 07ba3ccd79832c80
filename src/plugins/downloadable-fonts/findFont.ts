import type {Sentence} from 'content/check/sentences';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {missingFont} from './listedFont';
import {type FontMetadata, readFont} from './readFont';
import {ownFolder} from './settings';

/**
 * Reads the file that an entry of fonts.yml names.
 *
 * @param name of a file in src/data/typefaces or, with `samples/` before it, in its folder of samples
 */
export function findFont(
  siteDir: string,
  name: string,
): {bytes: Buffer; font: FontMetadata} | {problem: Sentence} {
  const problem = missingFont(siteDir, name);
  if (problem) return {problem};
  const file = `${ownFolder}/${name}`;
  const bytes = readFileSync(path.join(siteDir, file));
  const font = readFont(bytes, file);
  return 'problem' in font ? font : {bytes, font};
}
