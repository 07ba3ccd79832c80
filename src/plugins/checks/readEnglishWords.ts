import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import {initPlugins} from '@docusaurus/core/lib/server/plugins/init';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import type {EnglishFile} from './wordFiles';

/**
 * The words of the code, of the theme and of the sidebars. These are the steps of
 * `docusaurus write-translations`, which has no way to look without writing.
 */
export async function readEnglishWords(siteDir: string): Promise<EnglishFile[]> {
  const plugins = await initPlugins(await loadContext({siteDir, locale: 'en'}));
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  const code = await extractSiteSourceCodeTranslations({
    siteDir,
    plugins,
    extraSourceCodeFilePaths: await globTranslatableSourceFiles([themeCommon]),
  });
  const files = await Promise.all(plugins.map(readPluginWords));
  return [{path: 'code.json', words: code}, ...files.flat()];
}

async function readPluginWords(plugin: InitializedPlugin): Promise<EnglishFile[]> {
  if (!plugin.getTranslationFiles) return [];
  const content: unknown = await plugin.loadContent?.();
  const files = await plugin.getTranslationFiles({content});
  const {id} = plugin.options;
  const folder = id === 'default' ? plugin.name : `${plugin.name}-${id}`;
  return files
    .filter((file) => Object.keys(file.content).length > 0)
    .map((file) => ({path: `${folder}/${file.path}.json`, words: file.content}));
}
