import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';

type Configure = NonNullable<Plugin['configureWebpack']>;

const FILE = 'third-party-notices.txt';

/** The package of a font: its modules are in no bundle, but fonts made from it are served. */
const FONT = path.dirname(require.resolve('@fontsource/mukta/package.json'));

/** For the drawings of src/icons. */
const DRAWINGS = ['LICENSE.txt', 'flags/LICENSE.txt'].map((file) =>
  path.join(__dirname, '../../icons', file),
);

/** Packages in the bundles of packages/site-elements, which Docusaurus's bundler does not see. */
const IN_ELEMENTS = [
  '@remotemerge/nepali-date-converter',
  'react-player',
  'youtube-video-element',
  'media-played-ranges-mixin',
  'swiper',
  'yet-another-react-lightbox',
].map((name) => path.join(__dirname, '../../../node_modules', name));

const INTRODUCTION = `Third-party notices

The scripts, styles, fonts and drawings of this site contain the packages below. The fonts to
download carry their own licences in their archives.`;

const RULE = `\n\n${'-'.repeat(80)}\n`;

const IN_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The file of a module, or those of the modules that were joined into it. */
const moduleFiles = (module: Module): string[] =>
  'modules' in module
    ? (module.modules as Module[]).flatMap(moduleFiles)
    : [module.nameForCondition() ?? ''];

/** Packages without the text of their licence; their owner uses one text for all of its elements. */
const MEDIA_ELEMENTS = ['media-played-ranges-mixin', 'youtube-video-element'];

/** @throws Error when the package has no text of its licence */
function readNotice(folder: string): string {
  const read = (test: RegExp, from = folder): string | undefined => {
    const file = readdirSync(from).find((each) => test.test(each));
    return file && readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n').trim();
  };
  const {name, version, license} = JSON.parse(read(/^package\.json$/)!) as Record<string, string>;
  const text =
    read(/^licen[cs]e(?:\.|$)/i) ??
    // Some packages have the licence only at the end of their README.
    /^#+ licen[cs]e\n+(.{300,})$/ims.exec(read(/^readme/i) ?? '')?.[1] ??
    (MEDIA_ELEMENTS.includes(name!) ? read(/^media-elements/, __dirname) : undefined);
  if (!text)
    throw new Error(`${name} is in the scripts of the site, but has no text of its licence.`);
  return `${name} ${version} (${license})\n\n${text}`;
}

/**
 * Writes the name, version and licence of every package that is in the scripts and styles of the
 * site into one text file, which the first line of main.js names. A build stops at a package
 * without the text of its licence. license-webpack-plugin does not see the modules that Rspack has
 * joined into one, and leaves their packages out.
 */
export const notices =
  (baseUrl: string): Configure =>
  (config, isServer, {currentBundler}) => {
    if (isServer || config.mode !== 'production') return {};
    const {BannerPlugin, Compilation, sources} = currentBundler.instance;
    // After the minifier, which removes comments, and before files are named by their hashes.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    const writeFile = ({hooks}: Compiler) =>
      hooks.thisCompilation.tap('notices', (compilation) => {
        compilation.hooks.processAssets.tap({name: 'notices', stage}, () => {
          const {modules, chunkGraph} = compilation;
          // Without the modules that tree shaking has removed.
          const used = [...modules].filter((one) => chunkGraph.getModuleChunks(one).length > 0);
          const files = used.flatMap(moduleFiles);
          const packages = files.flatMap((file) => IN_PACKAGE.exec(file)?.[0] ?? []);
          const folders = [...new Set([...packages, FONT, ...IN_ELEMENTS])];
          const texts = [
            ...folders.map(readNotice),
            ...DRAWINGS.map((file) => readFileSync(file, 'utf8').trim()),
          ];
          const text = [INTRODUCTION, ...texts.sort()].join(RULE);
          compilation.emitAsset(FILE, new sources.RawSource(`${text}\n`));
        });
      });
    const banner = `Third-party notices: ${baseUrl}${FILE}`;
    return {
      plugins: [{apply: writeFile}, new BannerPlugin({banner, include: /\/main\.\w+\.js$/, stage})],
    };
  };
