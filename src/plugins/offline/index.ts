import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lists} from '../../collections';
import {bundle} from '../../lib/bundle';
import {defaultLocale, type Locale, locales} from '../../lib/locale';
import {finish} from '../finish-build';
import {loadSiteData} from '../site-data/siteData';
import {WORKER} from './kept';
import type {Languages} from './worker';

/** Writes the service worker, with its words in all languages. */
export default function offline({siteDir, i18n}: LoadContext): Plugin {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  return {
    name: 'offline',
    postBuild: (props) =>
      finish(props, 10, async (buildDir) => {
        const file = path.join(buildDir, WORKER);
        // A worker in `static` that removes ours: see hosting/README.md.
        if (existsSync(file)) return;
        const {lists} = await loadSiteData(siteDir);
        writeFileSync(file, workerScript(root, lists));
      }),
  };
}

function workerScript(root: string, lists: Readonly<Record<Locale, Lists>>): string {
  const languages: Languages = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        base: locale === defaultLocale ? root : `${root}${locale}/`,
        words: lists[locale]['pages/offline'].note,
      },
    ]),
  );
  return bundle(`import {start} from './offline/worker'; start(${JSON.stringify(languages)});`, {
    minify: true,
  });
}
