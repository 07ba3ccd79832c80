import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Bundle, bundleElements, loaderScript} from './bundle';

export interface Options {
  /** The folder of the components, from the folder of the site: see folders.ts. */
  folder: string;
  /** Further folders whose changes bundle the elements again in `docusaurus start`. */
  watch?: readonly string[];
}

/** The folder of the modules, below the base of the site. */
const FOLDER = 'assets/elements';

/** In `docusaurus start` React renders after the end of parsing, so DOMContentLoaded is sent once more then. */
const END_AGAIN = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('#__docusaurus > *')) return;
  observer.disconnect();
  dispatchEvent(new Event('DOMContentLoaded'));
  if (location.hash) location.replace(location.hash);
}).observe(document, {childList: true, subtree: true});`;

/**
 * Bundles the elements once for all languages and puts the loader into every document. React renders the markup of an
 * element when the site is built; folders.ts says what is a module, loader.ts when one is loaded, element.ts what it may
 * do.
 */
export default async function siteElements(
  {siteDir, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {folder, watch = []}: Options,
): Promise<Plugin> {
  const isDevServer = process.env.NODE_ENV === 'development';
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const served = path.join(generatedFilesDir, 'site-elements');
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;

  async function write({files}: Bundle, target: string): Promise<void> {
    await rm(target, {recursive: true, force: true});
    await mkdir(target, {recursive: true});
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(path.join(target, name), text)),
    );
  }

  const bundle = () => bundleElements(siteDir, folder, isDevServer ? 'development' : 'production');
  let current = await bundle();
  /** A document of the development server stays the same when a module changes. */
  const version = isDevServer ? 'dev' : current.version;

  return {
    name: 'site-elements',

    getPathsToWatch: () =>
      // Components themselves and their style sheets are in no module.
      [folder, ...watch].map((one) => path.join(siteDir, one, '**/!(index|*.module).{ts,tsx,css}')),

    async loadContent() {
      if (!isDevServer) return;
      current = await bundle();
      await write(current, path.join(served, FOLDER, version));
    },

    // Docusaurus merges `devServer` with its own settings, but the type of the hook does not say so.
    configureWebpack: () =>
      (isDevServer
        ? {devServer: {static: [{directory: served, publicPath: root, watch: false}]}}
        : {}) as object,

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            loaderScript(`${root}${FOLDER}/${version}/`, current.sheets) +
            (isDevServer ? END_AGAIN : ''),
        },
      ],
    }),

    async postBuild({outDir}) {
      if (isDefault) await write(current, path.join(outDir, FOLDER, version));
    },
  };
}
