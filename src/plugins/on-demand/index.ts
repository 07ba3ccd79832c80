import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFileAtomically} from '../../lib/files';
import {loadSiteData} from '../site-data/siteData';
import {bundleScripts, staticFolder} from './bundle';

/**
 * Makes the scripts of [scripts.ts](scripts.ts) and their style sheets, once for all languages. They are
 * outside of the bundles, because they must not wait for React, which takes many times as many bytes; and
 * outside of the pages, because few readers of a page ask for one.
 */
export default function onDemand({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'on-demand',

    async loadContent() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const {lists} = await loadSiteData(siteDir);
      const folder = path.join(siteDir, staticFolder);
      // Those of an earlier build.
      await rm(folder, {recursive: true, force: true});
      const files = Object.entries(bundleScripts(baseUrl, lists).files).filter(
        // A worker that removes ours: see hosting/README.md.
        ([name]) => !existsSync(path.join(siteDir, 'static', name)),
      );
      await Promise.all(
        files.map(([name, text]) =>
          writeFileAtomically(path.join(folder, name), text, path.dirname(folder)),
        ),
      );
    },
  };
}
