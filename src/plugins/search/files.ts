import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Lists} from '../../collections';
import {defaultLocale, type Locale, localDigits, locales} from '../../lib/locale';
import type {Language, Settings} from './browser/settings';
import {type StandaloneAsset, standaloneAsset} from '../standaloneAssets';

/** A folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/search';

const folder = path.join(__dirname, 'browser');

const bundle = (contents: string, loader: 'ts' | 'css') =>
  buildSync({
    stdin: {contents, loader, resolveDir: folder},
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    // Named browsers would have esbuild lower what they have, such as destructuring, and it cannot.
    target: loader === 'ts' ? 'es2020' : ['chrome80', 'safari14', 'firefox78'],
    logLevel: 'silent',
  }).outputFiles[0]!.text.trim();

/** The base of a language, below that of the site. */
export const baseOf = (root: string, locale: Locale): string =>
  locale === defaultLocale ? root : `${root}${locale}/`;

type AllLists = Readonly<Record<Locale, Pick<Lists, 'pages/answers'>>>;

function languageOf(locale: Locale, root: string, lists: AllLists): Language {
  const words = lists[locale]['pages/answers'];
  // The records are made from finished pages, which writers do not have.
  const failed = 'The search works in a build only: npm start.';
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    base: baseOf(root, locale),
    digits: localDigits('0123456789', locale),
    words: isDevServer ? {...words, failed} : words,
  };
}

/**
 * The script of the search, with the words of all languages, and its style sheet.
 *
 * @param root the base of the site, such as "/"
 */
export function filesOf(
  root: string,
  lists: AllLists,
): {script: StandaloneAsset; sheet: StandaloneAsset} {
  const sheet = standaloneAsset(
    'search',
    'css',
    bundle(readFileSync(path.join(folder, 'search.css'), 'utf8'), 'css'),
  );
  const settings: Settings = {
    sheet: root + sheet.name,
    languages: Object.fromEntries(
      locales.map((locale) => [locale, languageOf(locale, root, lists)]),
    ),
  };
  const entry = `import {siteSearch} from './siteSearch'; siteSearch(${JSON.stringify(settings)});`;
  return {script: standaloneAsset('search', 'js', bundle(entry, 'ts')), sheet};
}
