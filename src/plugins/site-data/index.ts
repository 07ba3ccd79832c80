import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collections} from '../../collections';
import {isLanguage, languages} from '../../collections/language';
import {ownFiles} from '../downloadable-fonts/settings';
import {loadData, type SiteData} from './loadData';
import {removeOriginals} from './pictures/writePictures';
import {dataFolder} from './readLists';
import {reportProblems} from '../../lib/diagnostics';

const name = 'site-data';

/** Gives every list of src/data to the pages as `@site-data/<list>`; see the README beside it. */
export default function siteData({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<SiteData> {
  const language = isLanguage(i18n.currentLocale) ? i18n.currentLocale : languages[0];
  const whileWriting = process.env.NODE_ENV === 'development';
  let last: SiteData | undefined;

  return {
    name,

    getPathsToWatch: () => [`${dataFolder}/*.{yml,yaml}`, ownFiles, 'static/**/*'],

    async loadContent() {
      last = await loadData(siteDir, language, collections, last);
      return last;
    },

    async contentLoaded({content: {lists, problems}, actions}) {
      if (problems.length > 0) {
        console.error(`\n${reportProblems(problems)}\n`);
      }
      const modules = {...lists, problems};
      await Promise.all(
        Object.entries(modules).map(([list, data]) =>
          actions.createData(`${list}.json`, JSON.stringify(data)),
        ),
      );
    },

    // The folder that createData writes to. The bundlers find team.json for `@site-data/team`.
    configureWebpack: () => ({
      resolve: {alias: {'@site-data': path.join(generatedFilesDir, name, 'default')}},
    }),

    postBuild: ({outDir, content}) => removeOriginals(outDir, content.originals),

    getClientModules: () => (whileWriting ? [path.join(__dirname, 'client/index.ts')] : []),
  };
}
