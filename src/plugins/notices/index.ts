import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {packagesIn, readNotice} from './packagesIn';

const FILE = 'third-party-notices.txt';

/** Of these no module reaches a browser, but fonts and drawings made from them do. */
const MADE_FROM = ['@fontsource/mukta', '@tabler/icons-react', 'country-flag-icons'].map((name) =>
  path.dirname(require.resolve(`${name}/package.json`)),
);

const INTRODUCTION = `Third-party notices

The scripts, styles, fonts and drawings of this site contain the packages below. The fonts to
download carry their own licences in their archives.`;

const RULE = `\n\n${'-'.repeat(80)}\n`;

/**
 * Writes the name, version and licence of every package that is in the scripts and styles of the
 * site into one text file, which the first line of main.js names. A build stops at a package
 * without the text of its licence. license-webpack-plugin does not see the modules that Rspack has
 * joined into one, and leaves their packages out.
 */
export default function notices({baseUrl}: LoadContext): Plugin {
  return {
    name: 'notices',
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isServer || config.mode !== 'production') return {};
      const {BannerPlugin, Compilation, sources} = currentBundler.instance;
      // After the minifier, which removes comments, and before files are named by their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      const writeFile = ({hooks}: Compiler) =>
        hooks.thisCompilation.tap('notices', (compilation) => {
          compilation.hooks.processAssets.tap({name: 'notices', stage}, () => {
            const folders = [...new Set([...packagesIn(compilation), ...MADE_FROM])];
            const text = [INTRODUCTION, ...folders.map(readNotice).sort()].join(RULE);
            compilation.emitAsset(FILE, new sources.RawSource(`${text}\n`));
          });
        });
      const banner = `Third-party notices: ${baseUrl}${FILE}`;
      return {
        plugins: [
          {apply: writeFile},
          new BannerPlugin({banner, include: /\/main\.\w+\.js$/, stage}),
        ],
      };
    },
  };
}
