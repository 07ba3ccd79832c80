import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCacheFolder, sealCacheFolder} from 'content/cache';
import {codeHash, stateOfInputs} from '../../lib/buildInputs';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Docusaurus bundles a site twice: for browsers, and for Node, which renders the documents. No document of this site
 * loads a script of the first bundle, so here it renders the documents itself, beside what only it emits: style sheets,
 * pictures and fonts. The second bundle is empty. That halves the work of the bundler. What is left is kept in
 * .cache/bundle, and the next build compiles what has changed.
 */
export default function oneBundle({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'development') return {name: 'one-bundle'};
  const before = stateOfInputs(siteDir);
  const cache = {siteDir, folder: `.cache/bundle/${currentLocale}`, key: codeHash(siteDir)};
  return {
    name: 'one-bundle',

    // The first text whose translation has not followed adds a note. With its rules in the sheet from the beginning, the
    // sheet does not change, on which every document depends.
    getClientModules: () => [require.resolve('../../components/mdx/StaleNote/styles.module.css')],

    configureWebpack(config, isServer) {
      if (isServer) {
        config.entry = {};
        return {};
      }
      renderDocuments(config);
      openCacheFolder(cache);
      keepModules(config, path.join(siteDir, cache.folder));
      return {
        module: {
          // What an article becomes depends on other files, too: its translation, lists, the ledger, the days of git.
          // `resource`, because Docusaurus reads the folders of articles out of rules with a `test`.
          rules: [{resource: /\.mdx?$/, enforce: 'pre', use: require.resolve('./uncached.cjs')}],
        },
      };
    },

    // The bundler looks at the files once more at its end. What was saved after it had compiled a file, it would take for
    // what it has compiled, in every later build.
    async postBuild() {
      if (stateOfInputs(siteDir) === before) await sealCacheFolder(cache);
    },
  };
}

/** Makes the bundle for browsers the one that Docusaurus loads, and removes, as that of its server. */
function renderDocuments(config: Configuration): void {
  const {output, optimization} = config;
  const splitChunks = optimization?.splitChunks;
  if (!output || !optimization || !splitChunks || !splitChunks.cacheGroups)
    throw new Error('Docusaurus configures its bundler in another way: see one-bundle.');
  config.target = 'node';
  config.entry = {main: require.resolve('@docusaurus/core/lib/client/serverEntry.js')};
  output.filename = '__server/server.bundle.js';
  output.chunkFilename = '__server/[name].js';
  output.library = {type: 'commonjs2'};
  optimization.runtimeChunk = false;
  optimization.concatenateModules = false;
  // Only style sheets are served.
  const {minimizer = []} = optimization;
  optimization.minimizer = minimizer.filter((one) => /Css/.test(one!.constructor.name));
  // The group of style sheets stays: one sheet for all pages.
  delete splitChunks.cacheGroups.common;
}

/** Rspack's cache; the types are those of webpack. */
const keepModules = (config: Configuration, directory: string): void =>
  void Object.assign(config, {
    cache: true,
    experiments: {
      ...config.experiments,
      cache: {
        type: 'persistent',
        version: '',
        buildDependencies: [],
        storage: {type: 'filesystem', directory},
      },
    },
  });
