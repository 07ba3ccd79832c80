import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {browserOnly} from './browserOnly';
import {inThisFolder, step} from './parts';

/** Every module that may translate: ours and those of the theme. */
const TRANSLATING = {test: /\.[jt]sx?$/, exclude: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/};

/** What nothing here calls: helpers of the router for its checks while one writes, parts of Swiper. */
const UNUSED_IF_NOT_CALLED =
  /[\\/]node_modules[\\/](?:react-is|hoist-non-react-statics|swiper)[\\/]/;

/**
 * Makes the scripts of a finished site smaller: each takes along the words that it says itself, and
 * what only a build reads stays out. While writing, everything is as Docusaurus makes it.
 */
export default function clientBundle({codeTranslations}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (config, isServer, {currentBundler}) => {
      const {DefinePlugin} = currentBundler.instance;
      const side = new DefinePlugin({IS_SERVER: JSON.stringify(isServer)});
      if (config.mode !== 'production') return {plugins: [side]};
      const {
        rules = [],
        plugins = [],
        ...more
      } = isServer ? {} : browserOnly(config, currentBundler);
      return {
        ...more,
        module: {
          rules: [
            {...TRANSLATING, ...step('inlineTranslations', {messages: codeTranslations})},
            {test: /[\\/]docusaurus\.config\.mjs$/, ...step('leanConfig')},
            {
              // Compiled for Node: of the 13 KB of this library it uses one function.
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib$: inThisFolder('usedOfTslib.mjs')}},
            },
            // They do not say themselves that they may be left out.
            {test: UNUSED_IF_NOT_CALLED, sideEffects: false},
            ...rules,
          ],
        },
        plugins: [side, withoutTable(currentBundler), ...plugins],
      };
    },
  };
}

/** The words are in the scripts that say them, so the table of all of them is empty. */
function withoutTable({instance}: CurrentBundler) {
  return new instance.NormalModuleReplacementPlugin(
    /^@generated\/codeTranslations$/,
    inThisFolder('nothing.json'),
  );
}
