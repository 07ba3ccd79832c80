import {didYouMean} from 'content/check/diagnostics';
import {type ContentFiles, listSiteFiles, readSiteFile} from 'content/read/files';
import {and, say, type Sentence} from 'content/check/sentences';
import {sampleFolder} from '../../data/fonts';
import {type FontMetadata, readFont} from './readFont';
import {ownFolder} from './settings';

/**
 * Reads the file that an entry of fonts.yml names.
 *
 * @param name of a file in src/data/typefaces or, with `samples/` before it, in its folder of samples
 */
export function findFont(
  site: ContentFiles,
  name: string,
): {bytes: Buffer; font: FontMetadata} | {problem: Sentence} {
  const file = `${ownFolder}/${name}`;
  // By the list of names: some file systems ignore case.
  const names = listSiteFiles(site, ownFolder);
  const bytes = names.includes(name) && readSiteFile(site, file);
  if (!bytes) {
    return /[\\/]/.test(name.replace(sampleFolder, ''))
      ? {problem: say('font.name', {value: name, folder: ownFolder})}
      : {problem: and(say('asset.none', {file}), didYouMean(name, names))};
  }
  const font = readFont(bytes, file);
  return 'problem' in font ? font : {bytes, font};
}
