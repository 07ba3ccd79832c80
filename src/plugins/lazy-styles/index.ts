import type {Plugin} from '@docusaurus/types';
import {isShared} from './lazyStyles';

/**
 * Docusaurus gathers every style sheet into one that each page loads, those of libraries included
 * that load only on a click. This leaves them in the chunks that import them.
 */
export default function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {cacheGroups: {styles: {test: sharedStyles}}},
            },
          },
  };
}

function sharedStyles(module: {nameForCondition(): string | null | undefined}): boolean {
  return isShared(module.nameForCondition() ?? '');
}
