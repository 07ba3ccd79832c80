import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ProblemsError, reportProblems} from '../../lib/diagnostics';
import {allLocales, type Locale, toLocale} from '../../lib/locale';
import {ownFiles} from '../downloadable-fonts/settings';
import {dataFolder} from './inspect';
import {removeOriginals, removeStale, writePictures} from './pictures/writePictures';
import {loadSiteData, type SiteData} from './siteData';

const name = 'site-data';

const byLocale = <Value>(valueIn: (locale: Locale) => Value): Record<string, Value> =>
  Object.fromEntries(allLocales.map((locale) => [locale, valueIn(locale)]));

/** Gives every list of src/data to the pages as `@site-data/<list>`, in the locale of the build. */
export default function siteData({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<SiteData> {
  const locale = toLocale(i18n.currentLocale);
  const isDev = process.env.NODE_ENV === 'development';

  return {
    name,

    getPathsToWatch: () => [`${dataFolder}/**/*.{yml,yaml}`, ownFiles, 'static/**/*'],

    async loadContent() {
      const data = await loadSiteData(siteDir);
      if (!isDev && data.problems.length > 0) {
        // The build of an earlier locale found none, but the files have changed since.
        throw new ProblemsError(data.problems);
      }
      await writePictures(siteDir, data.pictures);
      if (!isDev) {
        // The dev server of the other locale may have read a newer list.
        await removeStale(siteDir, data.pictures);
      }
      return data;
    },

    async contentLoaded({content: {lists, problems}, actions}) {
      if (problems.length > 0) {
        console.error(`\n${reportProblems(problems)}\n`);
      }
      const modules = {
        ...lists[locale],
        // For prose with a block in another language.
        'facts-by-locale': byLocale((one) => lists[one].facts),
        'brand-by-locale': byLocale((one) => lists[one].site.name),
        problems,
      };
      await Promise.all(
        Object.entries(modules).map(([module, data]) =>
          actions.createData(`${module}.json`, JSON.stringify(data)),
        ),
      );
    },

    // The folder that createData writes to. The bundler resolves `@site-data/team` to team.json.
    configureWebpack: () => ({
      resolve: {alias: {'@site-data': path.join(generatedFilesDir, name, 'default')}},
    }),

    postBuild: ({outDir, content: {pictures}}) =>
      removeOriginals(
        outDir,
        pictures.map(({address}) => address),
      ),

    getClientModules: () => (isDev ? [path.join(__dirname, 'client/index.ts')] : []),
  };
}
