import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devServerFor} from './devServer';
import {fileFolders} from './fileFolders';
import {localeTable} from './routeTable';
import {storeTable} from './storedTable';

/** Hands the real routes of a build to what answers for addresses; see resolveAddress.ts. */
export default function routing({i18n, siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'routing',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      // Docusaurus merges it into its own settings, though its types do not name it.
      return {devServer: devServerFor(baseUrl)} as object;
    },

    postBuild({routes, outDir}) {
      const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
      const buildDir = path.resolve(outDir, path.posix.relative(baseUrl, root));
      const folders = fileFolders(siteDir, siteConfig.staticDirectories);
      storeTable(buildDir, i18n.currentLocale, localeTable(routes, baseUrl, folders));
      return Promise.resolve();
    },
  };
}
