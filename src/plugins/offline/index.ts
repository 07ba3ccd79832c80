import {template} from 'content/lists/fill';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from 'site-elements/inline';
import {writeFileAtomically} from 'content/read/files';
import {locales} from 'nepali-text/locale';
import {loadSiteData} from '../../content';
import {WORKER} from './kept';

/** Writes the service worker, which is one for all languages. */
export default function offline({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'offline',

    async postBuild({outDir}) {
      // A worker that removes ours: see hosting/README.md.
      const hasOwn = existsSync(path.join(siteDir, 'static', WORKER));
      if (i18n.currentLocale !== i18n.defaultLocale || hasOwn) return;
      const {lists} = await loadSiteData(siteDir);
      const languages = Object.fromEntries(
        locales.map((locale) => {
          const {note} = lists[locale]['pages/offline'];
          const words = {
            ...note,
            offline: template(note.offline, 'date'),
            slow: template(note.slow, 'date'),
          };
          return [locale, {base: i18n.localeConfigs[locale]!.baseUrl, words}];
        }),
      );
      const code = `import {start} from './worker'; start(${JSON.stringify(languages)});`;
      await writeFileAtomically(
        path.join(outDir, WORKER),
        bundle(code, __dirname, {minify: true}),
        outDir,
      );
    },
  };
}
