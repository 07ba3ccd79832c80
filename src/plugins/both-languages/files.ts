import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hash} from '../../lib/hash';
import {standaloneScript} from '../routing/compiled';

/** A folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/both-languages';

interface MadeFile {
  /** In the static folder and below the base of the site, with a hash of the text. */
  name: string;
  text: string;
}

function made(folder: 'js' | 'css', text: string): MadeFile {
  return {name: `assets/${folder}/both.${hash([text]).slice(0, 8)}.${folder}`, text};
}

const isDevServer = () => process.env.NODE_ENV === 'development';

/** What a browser needs of it: comments and line breaks are for us. */
function sheet(): MadeFile {
  const css = readFileSync(path.join(__dirname, 'bothLanguages.css'), 'utf8');
  return made('css', css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' '));
}

/** @param sheetAddress where the browser finds the style sheet */
function script(sheetAddress: string): MadeFile {
  const files = [
    '../../lib/blocks.ts',
    ...['copyOf', 'pairBlocks', isDevServer() ? 'renderTwin' : 'fetchTwin', 'bothLanguages'].map(
      (name) => `../both-languages/${name}.ts`,
    ),
  ];
  const call = `bothLanguages(window, ${JSON.stringify(sheetAddress)}, loadTwin)`;
  return made('js', standaloneScript(files, call));
}

/**
 * The script and its style sheet. Neither depends on the language of the page.
 *
 * @param base of the site, such as "/"
 */
export function filesOf(base: string): {script: MadeFile; sheet: MadeFile} {
  const style = sheet();
  return {script: script(base + style.name), sheet: style};
}
