import type {Plugin} from '@docusaurus/types';

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

/**
 * Style sheets that load with the script that imports them: those of the libraries that load in view or
 * on a click, and ours that are named `*.lazy.module.css`. The script must itself be loaded by `import()`.
 */
const lazySheets = [
  /[\\/]node_modules[\\/](?:swiper|yet-another-react-lightbox|react-player)[\\/].*\.css$/,
  /\.lazy\.module\.css$/,
];

/** Whether a style sheet, by the path of its file, belongs to the one that every page loads. */
export function isShared(file: string): boolean {
  return !lazySheets.some((lazy) => lazy.test(file));
}

function sharedStyles(module: {nameForCondition(): string | null | undefined}): boolean {
  return isShared(module.nameForCondition() ?? '');
}
