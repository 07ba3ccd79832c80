import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {loadSiteData} from '../site';
import {type Overview, overviewOf} from './overviewOf';

const name = 'overview';

/**
 * Gives the page /search everything that there is on the site as `@overview/site`: pages with their
 * sections, professions and cities, named in every language.
 */
export default function overview({siteDir, generatedFilesDir}: LoadContext): Plugin<Overview> {
  return {
    name,

    getPathsToWatch: () => [
      `${dataFolder}/**/*.{yml,yaml}`,
      '{docs,pages,src/pages,i18n}/**/*.{md,mdx}',
    ],

    async loadContent() {
      const {lists} = await loadSiteData(siteDir);
      return {
        en: overviewOf(siteDir, lists.en, 'en'),
        ne: overviewOf(siteDir, lists.ne, 'ne'),
      };
    },

    async contentLoaded({content, actions}) {
      await actions.createData('site.json', JSON.stringify(content));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@overview': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}
