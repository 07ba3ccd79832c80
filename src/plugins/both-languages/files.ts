import {readFileSync} from 'node:fs';
import path from 'node:path';
import {standaloneScript} from '../routing/compiled';
import {type StandaloneAsset, standaloneAsset} from '../standaloneAssets';

/** A folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/both-languages';

const isDevServer = () => process.env.NODE_ENV === 'development';

/** What a browser needs of it: comments and line breaks are for us. */
function sheet(): StandaloneAsset {
  const css = readFileSync(path.join(__dirname, 'bothLanguages.css'), 'utf8');
  return standaloneAsset(
    'both',
    'css',
    css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' '),
  );
}

/** @param sheetAddress where the browser finds the style sheet */
function script(sheetAddress: string): StandaloneAsset {
  const files = [
    '../../lib/blocks.ts',
    ...['copyOf', 'pairBlocks', isDevServer() ? 'renderTwin' : 'fetchTwin', 'bothLanguages'].map(
      (name) => `../both-languages/${name}.ts`,
    ),
  ];
  const call = `bothLanguages(window, ${JSON.stringify(sheetAddress)}, loadTwin)`;
  return standaloneAsset('both', 'js', standaloneScript(files, call));
}

/**
 * The script and its style sheet. Neither depends on the language of the page.
 *
 * @param base of the site, such as "/"
 */
export function filesOf(base: string): {script: StandaloneAsset; sheet: StandaloneAsset} {
  const style = sheet();
  return {script: script(base + style.name), sheet: style};
}
