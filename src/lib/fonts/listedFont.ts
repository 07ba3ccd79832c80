import {didYouMean} from 'content/say/diagnostics';
import {type ContentFiles, listSiteFiles} from 'content/read/files';
import {and, say, type Sentence} from 'content/say';

/** The folder of the owner's own files, from the site's folder. */
export const ownFolder = 'src/data/typefaces';

/** The folder in it of the open fonts that replace those which the owner has yet to supply. */
export const sampleFolder = 'samples/';

/** Why there is no file that an entry of fonts.yml names; undefined where there is one. */
export function missingFont(site: ContentFiles, name: string): Sentence | undefined {
  // By the list of names: some file systems ignore case.
  const names = listSiteFiles(site, ownFolder);
  if (names.includes(name)) return undefined;
  return /[\\/]/.test(name.replace(sampleFolder, ''))
    ? say('font.name', {value: name, folder: ownFolder})
    : and(say('asset.none', {file: `${ownFolder}/${name}`}), didYouMean(name, names));
}
