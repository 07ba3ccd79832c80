import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFolder} from 'content/lists/inspect';
import {loadSiteData} from '../../content';
import {type Overview, overviewOf} from './overviewOf';

const name = 'overview';

/**
 * Gives the page /search everything that there is on the site as `@overview/site`: pages with their
 * sections, professions and cities, named in every language.
 */
export default function overview({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name,

    getPathsToWatch: () => [
      `${dataFolder}/**/*.{yml,yaml}`,
      '{docs,pages,src/pages,i18n}/**/*.{md,mdx}',
    ],

    async contentLoaded({actions}) {
      const {lists} = await loadSiteData(siteDir);
      const overview: Overview = {
        en: overviewOf(siteDir, lists.en, 'en'),
        ne: overviewOf(siteDir, lists.ne, 'ne'),
      };
      await actions.createData('site.json', JSON.stringify(overview));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@overview': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}
