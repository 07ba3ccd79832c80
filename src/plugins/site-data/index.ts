import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ProblemsError, reportProblems} from '../../lib/diagnostics';
import {defaultLocale, type Locale, locales, toLocale} from '../../lib/locale';
import {checkPages} from '../content/checkPages';
import {ownFiles} from '../downloadable-fonts/settings';
import {dataFolder} from './inspect';
import {cleanOthers, removePictures, removeStale, writePictures} from './pictures/writePictures';
import {unusedPictures} from './questions';
import {loadSiteData, type SiteData} from './siteData';

const name = 'site-data';

const byLocale = <Value>(valueIn: (locale: Locale) => Value): Record<string, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)]));

/** The names of cities, professions and trades in every language, by id. */
function choiceNames(lists: SiteData['lists']): Record<string, string[]> {
  const named = ({choices, services}: SiteData['lists'][Locale]) => [
    ...choices.cities,
    ...choices.professions,
    ...services,
  ];
  return Object.fromEntries(
    named(lists[defaultLocale]).map(({id}) => [
      id,
      locales.flatMap((one) => named(lists[one]).find((entry) => entry.id === id)?.name ?? []),
    ]),
  );
}

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

    getPathsToWatch: () => [
      `${dataFolder}/**/*.{yml,yaml}`,
      ownFiles,
      'static/**/*',
      // For their mistakes, which are shown over the page.
      ...(isDev ? ['{docs,pages,i18n}/**/*.{md,mdx}'] : []),
    ],

    async loadContent() {
      const data = await loadSiteData(siteDir);
      if (!isDev && data.problems.length > 0) {
        // The build of an earlier locale found none, but the files have changed since.
        throw new ProblemsError(data.problems);
      }
      await writePictures(siteDir, data.pictures);
      if (isDev) {
        return {...data, problems: [...data.problems, ...(await checkPages(siteDir))]};
      }
      if (!isDev) {
        // The dev server of the other locale may have read a newer list.
        await removeStale(siteDir, data.pictures);
      }
      return data;
    },

    async contentLoaded({content: {lists, problems}, actions}) {
      if (problems.length > 0) {
        console.error(`\n${reportProblems(problems, 'both')}\n`);
      }
      const modules = {
        ...lists[locale],
        // For pages that only name them: src/plugins/hire gives each its own page.
        trades: lists[locale].services.map(({id, name}) => ({id, name})),
        // For prose with a block in another language.
        'facts-by-locale': byLocale((one) => lists[one].facts),
        // For addresses that name a city or a profession in any language.
        'choice-names': choiceNames(lists),
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

    async postBuild({outDir, content: {pictures}}) {
      const originals = pictures.map(({address}) => address);
      await removePictures(outDir, [...originals, ...unusedPictures(siteDir)]);
      await cleanOthers(outDir);
    },

    getClientModules: () => (isDev ? [path.join(__dirname, 'client/index.ts')] : []),
  };
}
