import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Lists} from '../../collections';
import {hash} from '../../lib/files';
import {digits} from '../../lib/digits';
import {defaultLocale, type Locale, locales} from '../../lib/locale';
import {WORKER} from '../offline/kept';
import {scriptsOnDemand} from './scripts';
import type {Settings} from './settings';

/** A folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/on-demand';

const folder = path.join(__dirname, '..');

/** Stands for the settings in a bundle, so that all bundles can be known before their addresses. */
const SETTINGS = 'SETTINGS_OF_THE_SITE';

const bundle = (contents: string, loader: 'ts' | 'css') =>
  buildSync({
    stdin: {contents, loader, resolveDir: folder},
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    charset: 'utf8',
    define: {'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production')},
    // Named browsers would have esbuild lower what they have, such as destructuring, and it cannot.
    target: loader === 'ts' ? 'es2020' : ['chrome80', 'safari14', 'firefox78'],
    logLevel: 'silent',
  }).outputFiles[0]!.text.trim();

/** The base of a language, below that of the site. */
export const baseOf = (root: string, locale: Locale): string =>
  locale === defaultLocale ? root : `${root}${locale}/`;

/** A module with a function `start`, as a script that calls it. */
const scriptOf = (module: string) =>
  bundle(`import {start} from './${module}'; start(${SETTINGS});`, 'ts');

/** A bundle and its style sheet, without addresses. */
const codeOf = ({module, sheet}: {module: string; sheet?: string}) => ({
  script: scriptOf(module),
  sheet: sheet && bundle(`@import './${sheet}';`, 'css'),
});

type AllLists = Readonly<Record<Locale, Lists>>;

/**
 * The scripts on demand, each with its words in all languages, their style sheets, and the service worker.
 *
 * @param root the base of the site, such as "/"
 * @returns texts by their names below the base, and the address of a script with `*` for its name: all have
 *   one version, so that a page names them with a few bytes
 */
export function bundleScripts(
  root: string,
  lists: AllLists,
): {files: Record<string, string>; address: string} {
  const languagesWith = (words?: (lists: Lists) => unknown) =>
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        {
          base: baseOf(root, locale),
          digits: digits('0123456789', locale),
          words: words?.(lists[locale]),
        },
      ]),
    );
  const all = Object.entries(scriptsOnDemand).map(([name, script]) => ({
    name,
    ...codeOf(script),
    languages: languagesWith(script.words),
  }));
  const version = hash([JSON.stringify(all)]).slice(0, 8);
  const nameOf = (name: string, type: 'js' | 'css') => `assets/${type}/${name}.${version}.${type}`;
  const worker: Settings<unknown> = {
    sheet: '',
    languages: languagesWith((lists) => lists['pages/offline'].note),
  };
  const files: Record<string, string> = {
    [WORKER.slice(1)]: scriptOf('offline/worker').replace(SETTINGS, () => JSON.stringify(worker)),
  };
  for (const {name, script, sheet, languages} of all) {
    const settings: Settings<unknown> = {sheet: root + nameOf(name, 'css'), languages};
    files[nameOf(name, 'js')] = script.replace(SETTINGS, () => JSON.stringify(settings));
    if (sheet) files[nameOf(name, 'css')] = sheet;
  }
  return {files, address: root + nameOf('*', 'js')};
}
