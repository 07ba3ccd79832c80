import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {fontFiles} from './fonts';

/**
 * What shapes a picture beside its words and its ground: the steps in this folder, the font and
 * the programs that draw. When one of them changes, pictures that are kept are of no more use.
 */
export function madeWith(): (string | Buffer)[] {
  const steps = readdirSync(__dirname)
    .sort()
    .map((file) => path.join(__dirname, file));
  return [
    ...[...steps, ...fontFiles()].map((file) => readFileSync(file)),
    JSON.stringify(sharp.versions),
  ];
}
