import path from 'node:path';
import type {Overview} from '@overview/site';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../lib/locale';
import {dataFolder} from '../site-data/inspect';
import {loadSiteData} from '../site-data/siteData';
import {overviewOf} from './overviewOf';
import {readArticles} from './readArticles';

const name = 'overview';

/**
 * Gives the page /search everything that there is on the site as `@overview/site`: pages with their
 * sections, professions and cities, named in every language.
 */
export default function overview({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<Overview> {
  return {
    name,

    getPathsToWatch: () => [
      `${dataFolder}/**/*.{yml,yaml}`,
      '{docs,pages,src/pages,i18n}/**/*.{md,mdx}',
    ],

    async loadContent() {
      const {lists} = await loadSiteData(siteDir);
      return overviewOf(readArticles(siteDir, lists), lists, toLocale(i18n.currentLocale));
    },

    async contentLoaded({content, actions}) {
      await actions.createData('site.json', JSON.stringify(content));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@overview': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}
