import type {Lists} from '../../collections';
import {bundle} from '../../lib/bundle';
import {digits} from '../../lib/digits';
import {hash} from '../../lib/files';
import {defaultLocale, type Locale, locales} from '../../lib/locale';
import {WORKER} from '../offline/kept';
import {scriptsOnDemand} from './scripts';
import type {Settings} from './settings';

/** A folder of static files, from the site's folder; a part of the cache. */
export const staticFolder = '.cache/on-demand';

/** Stands for the settings in a bundle, so that all bundles can be known before their addresses. */
const SETTINGS = 'SETTINGS_OF_THE_SITE';

/** A module with a function `start`, as a script that calls it. */
const scriptOf = (module: string) =>
  bundle(`import {start} from './${module}'; start(${SETTINGS});`, {
    minify: true,
    define: {'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production')},
  });

const sheetOf = (sheet: string) =>
  bundle(
    `@import './${sheet}';`,
    {minify: true, target: ['chrome80', 'safari14', 'firefox78']},
    'css',
  );

/** A bundle and its style sheet, without addresses. */
const codeOf = ({module, sheet}: {module: string; sheet?: string}) => ({
  script: scriptOf(module),
  sheet: sheet && sheetOf(sheet),
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
          base: locale === defaultLocale ? root : `${root}${locale}/`,
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
