import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from 'nepali-text/locale';
import {dataFolder} from 'content/lists/inspect';
import {loadSiteData} from '../data';

/** One page for each trade of services.yml: /hire/electrician. The list of them is src/pages/hire. */
export default function trades({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  return {
    name: 'hire',

    getPathsToWatch: () => [`${dataFolder}/*.yml`],

    async contentLoaded({actions: {createData, addRoute}}) {
      const {lists} = await loadSiteData(siteDir);
      for (const trade of lists[locale].services) {
        const file = `${trade.id}.json`;
        await createData(file, JSON.stringify(trade));
        addRoute({
          path: `${baseUrl}hire/${trade.id}`,
          component: '@site/src/pages/hire/_Trade/index.tsx',
          // Not the path that createData returns: the scripts would name the folder of this build.
          modules: {trade: `@generated/hire/default/${file}`},
          exact: true,
        });
      }
    },
  };
}
