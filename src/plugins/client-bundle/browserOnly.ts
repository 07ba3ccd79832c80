import type {CurrentBundler, Plugin} from '@docusaurus/types';
import type {Configuration, RuleSetRule, WebpackPluginInstance} from 'webpack';
import {inThisFolder, step} from './parts';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

type Changes = Omit<Exclude<ReturnType<ConfigureWebpack>, void>, 'module' | 'plugins'> & {
  rules: RuleSetRule[];
  plugins: WebpackPluginInstance[];
};

/** Wherever Docusaurus puts what it generates. */
const REGISTRY = /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/;

const ROUTER = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

const CACHE_GROUPS = {
  // Half of all pages read these, which is why Docusaurus would have every page load them.
  facts: {test: /[\\/]facts\.json$/, name: 'facts', priority: 45, enforce: true},
  // A library comes in the one script that asks for it.
  defaultVendors: false as const,
};

/** How the scripts that go to browsers differ from those that draw the pages in a build. */
export function browserOnly(config: Configuration, {instance}: CurrentBundler): Changes {
  const replace = (request: RegExp, file: string) =>
    new instance.NormalModuleReplacementPlugin(request, inThisFolder(file));
  return {
    entry: inThisFolder('entry.mjs'),
    resolve: {alias: {'prop-types$': inThisFolder('unusedPropTypes.mjs')}},
    rules: [
      {test: REGISTRY, ...step('leanRegistry')},
      // The router can also keep addresses in memory or behind a "#", with a third of a library each.
      {test: ROUTER, resolve: {alias: {history$: inThisFolder('usedOfHistory.mjs')}}},
    ],
    plugins: [
      // Names and versions of plugins and packages: no component here reads them.
      replace(/^@generated\/(?:globalData|site-metadata)$/, 'nothing.json'),
      // A warning that is turned off.
      replace(/^\.\/BaseUrlIssueBanner$/, 'Nothing.mjs'),
    ],
    optimization: {
      minimizer: inUtf8(config.optimization?.minimizer, instance),
      splitChunks: {cacheGroups: CACHE_GROUPS},
    },
    mergeStrategy: {'optimization.minimizer': 'replace'},
  };
}

type Minimizers = NonNullable<Configuration['optimization']>['minimizer'];

/** As Docusaurus asks for scripts. */
const SCRIPTS = {
  ecma: 2020,
  module: true,
  compress: {ecma: 5},
  mangle: true,
  // Docusaurus writes each letter of Nepali as six, for servers that send the wrong charset. The
  // documents name it, and their scripts are read in the same.
  format: {ecma: 5, comments: false, asciiOnly: false},
};

/** @throws Error when Docusaurus makes scripts small by other means than those known here */
function inUtf8(minimizers: Minimizers, bundler: CurrentBundler['instance']): Minimizers {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as unknown as {
    SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
  };
  if (!minimizers?.some((one) => one instanceof Minimizer)) {
    throw new Error('The way in which Docusaurus makes scripts small has changed.');
  }
  return minimizers.map((one) =>
    one instanceof Minimizer ? new Minimizer({minimizerOptions: SCRIPTS}) : one,
  );
}
