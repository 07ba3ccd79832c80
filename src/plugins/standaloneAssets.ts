import {rm} from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomically} from '../lib/files';
import {hash} from '../lib/hash';

/** A script or style sheet of its own, outside of the bundles. */
export interface StandaloneAsset {
  /** In the static folder and below the base of the site, with a hash of the text. */
  name: string;
  text: string;
}

export function standaloneAsset(name: string, folder: 'js' | 'css', text: string): StandaloneAsset {
  return {name: `assets/${folder}/${name}.${hash([text]).slice(0, 8)}.${folder}`, text};
}

/**
 * Writes them in place of the files of an earlier build.
 *
 * @param folder the static folder, a part of the cache
 */
export async function writeAssets(
  folder: string,
  assets: Readonly<Record<string, StandaloneAsset>>,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await Promise.all(
    Object.values(assets).map(({name, text}) =>
      writeFileAtomically(path.join(folder, name), text, path.dirname(folder)),
    ),
  );
}
