import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {finish} from '../finish-build';
import {withFirstPaint} from './firstPaint';

/** The steps of README.md that make pages lighter; a build without this plugin is the same site. */
export default function performance(): Plugin {
  return {
    name: 'performance',

    getClientModules: () => [path.join(__dirname, '../../clientModules/disablePrefetch.ts')],

    // Docusaurus gathers every style sheet into one that each page loads, those of libraries included
    // that load only on a click. This leaves them in the chunks that import them.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {cacheGroups: {styles: {test: sharedStyles}}},
            },
          },

    postBuild: (props) => finish(props, 20, addFirstPaint),
  };
}

/** Lets browsers draw every page as soon as its HTML is there. */
async function addFirstPaint(buildDir: string): Promise<void> {
  const sheetAt = (address: string) => readFileSync(path.join(buildDir, address), 'utf8');
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html') || name.startsWith('.')) continue;
    const file = path.join(buildDir, name);
    writeFileSync(file, await withFirstPaint(readFileSync(file, 'utf8'), sheetAt));
  }
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
