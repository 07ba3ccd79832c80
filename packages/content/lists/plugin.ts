import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {problemsError} from '../say/diagnostics';
import {filesBelow} from '../read/files';
import {type Locale, toLocale} from 'nepali-text/locale';
import {DRAWINGS} from './contract';
import type {Contracts} from './siteContracts';
import {dataFolder, inspectLists, loadLists} from './inspect';
import {sizedFolder} from '../pictures/settings';
import {cleanPicture} from '../pictures/cleanPicture';
import {cleanOthers, removePictures, removeStale, writePictures} from '../pictures/writePictures';
import {unusedPictures} from '../pictures/unusedPictures';

/** The part of the bundler's loader context that is used here. */
export interface Module {
  resourcePath: string;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
  cacheable(is: boolean): void;
  emitError(error: Error): void;
}

/** Folders of the code that reads and validates lists: changed code gives other modules. */
const CODE = [dataFolder, 'packages'];

/** The folders of pictures, fonts and drawings that fields refer to. */
const ASSETS = ['static/img', `${dataFolder}/typefaces`, ...DRAWINGS];

interface Build {
  siteDir: string;
  locale: Locale;
  /** The address of the default language, below which all languages find the pictures. */
  base: string;
}

/**
 * Compiles a file of src/data to a module for its page: the data in the locale of the build, and in every locale. A
 * build stops at a mistake; `npm run dev` keeps the last valid list and shows the mistake over the page.
 *
 * @returns a function for the modules of one bundle
 */
export function createLoader(contracts: Contracts, {siteDir, locale, base}: Build) {
  /** The last valid module of each file, which a page shows while its file is not valid. */
  const valid = new Map<string, string>();
  return async (module: Module): Promise<string> => {
    const file = path.relative(siteDir, module.resourcePath).split(path.sep).join('/');
    const list = file.slice(`${dataFolder}/`.length, -'.yml'.length);
    const {files, lists, pictures, problems} = await inspectLists(siteDir, contracts);
    // Lists refer to each other, and the key of the persistent cache does not include the code.
    const modules = CODE.flatMap((folder) =>
      filesBelow(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
    );
    const readers = contracts.reads()[list]?.readers ?? [];
    const named = pictures.map(({address}) => `static${address}`);
    for (const name of [...files.map((list) => list.file), ...named, ...modules, ...readers])
      module.addDependency(path.join(siteDir, name));
    // Also for files that do not exist yet.
    for (const folder of ASSETS) module.addContextDependency(path.join(siteDir, folder));
    const inFile = problems.filter((problem) => problem.file === file);
    if (inFile.length > 0) {
      // The persistent cache would store the module without its mistake.
      module.cacheable(false);
      module.emitError(problemsError(inFile));
    } else {
      const text = (value: unknown) => {
        const json = JSON.stringify(value).replaceAll(`/${sizedFolder}/`, `${base}${sizedFolder}/`);
        return `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
      };
      const inEvery = Object.entries<object>(lists).map(([one, all]) => [one, valueIn(all, list)]);
      valid.set(
        file,
        `export default ${text(valueIn(lists[locale], list))};\n` +
          `export const inEveryLocale = ${text(Object.fromEntries(inEvery))};\n`,
      );
    }
    return valid.get(file) ?? 'export default undefined;';
  };
}

const valueIn = (lists: object, name: string) => (lists as Record<string, unknown>)[name];

const LOADER = require.resolve('./loader.cjs');

/** Modules that are no pictures. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|mdx?|yml|ejs)$/;

/**
 * The plugin that gives every list of src/data to the pages that import its file, and makes the sizes of
 * its pictures.
 */
export default function createPlugin(contracts: Contracts) {
  return function siteData({siteDir, baseUrl, i18n}: LoadContext): Plugin {
    const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
    const load = createLoader(contracts, {siteDir, locale: toLocale(i18n.currentLocale), base});
    const clean = ({resourcePath}: Module, content: Buffer) =>
      cleanPicture(content, path.relative(siteDir, resourcePath).split(path.sep).join('/'));
    return {
      name: 'site-data',

      // For pictures. The files that a page imports are watched by the bundler.
      getPathsToWatch: () => [`${dataFolder}/*.yml`, ...ASSETS.map((folder) => `${folder}/**/*`)],

      async loadContent() {
        const data = await loadLists(siteDir, contracts);
        await writePictures(siteDir, data.pictures);
        // The dev server of the other locale may have read a newer list.
        if (process.env.NODE_ENV !== 'development') await removeStale(siteDir, data.pictures);
      },

      configureWebpack: () => ({
        module: {
          rules: [
            {
              test: /\.yml$/,
              include: path.join(siteDir, dataFolder),
              type: 'javascript/auto',
              sideEffects: false,
              use: [{loader: LOADER, options: {load}}],
            },
            // Before Docusaurus writes a small picture into the page itself.
            {
              exclude: TEXT,
              enforce: 'pre',
              use: [{loader: LOADER, options: {load: clean}}],
            },
          ],
        },
      }),

      async postBuild({outDir}) {
        const {pictures} = await loadLists(siteDir, contracts);
        const originals = pictures.map(({address}) => address);
        await removePictures(outDir, [...originals, ...unusedPictures(siteDir)]);
        await cleanOthers(outDir);
      },
    };
  };
}
