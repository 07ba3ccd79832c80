import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {readTable} from '../routing/routeTable';
import {writeRecords} from '../search/writeRecords';
import {loadSiteData} from '../site-data/siteData';
import {finishSite} from './finishSite';

const name = 'post-build';

/**
 * Waits for the `postBuild` of every other plugin. Docusaurus calls all of them at once, in the order
 * of its list, and has no hook for afterwards. So the first one wraps those that follow: each is
 * called as before, and its promise is kept.
 *
 * @param plugins as `postBuild` is given them
 * @throws when this plugin is not the first, because it would not know of those before it
 */
export async function afterOtherPlugins(plugins: readonly LoadedPlugin[]): Promise<void> {
  const [first, ...others] = plugins;
  if (first?.name !== name) {
    throw new Error(`The plugin ${name} must be the first: put it back into src/plugins/preset.`);
  }
  const running: Promise<void>[] = [];
  for (const plugin of others) {
    const {postBuild} = plugin;
    if (!postBuild) continue;
    plugin.postBuild = (props) => {
      const run = Promise.resolve(postBuild.call(plugin, props));
      running.push(run);
      return run;
    };
  }
  // By the next microtask all of them have been called.
  await Promise.resolve();
  await Promise.all(running);
}

/**
 * Finishes the site once the last locale is built: records of the search, first paint, the
 * script of 404.html, the rules of every host, compression. A build of one locale alone
 * (`docusaurus build --locale en`) is not finished: the rules are those of all locales.
 */
export default function postBuild({siteDir, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name,
    async postBuild({plugins, outDir}) {
      await afterOtherPlugins(plugins);
      const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
      const buildDir = path.resolve(outDir, path.posix.relative(baseUrl, root));
      if (readTable(buildDir).length !== i18n.locales.length) return;
      const {lists} = await loadSiteData(siteDir);
      writeRecords(buildDir, lists);
      await finishSite(buildDir);
    },
  };
}
