import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderOfEdition, removeEarlier, storeFonts} from './storeFonts';

/**
 * Makes the fonts of the site's text small enough for a first visit, for src/css/fonts.css. Half of the
 * bytes of Mukta is hinting, which Android and macOS do not read; a third of the rest is for languages
 * other than Nepali.
 *
 * | bytes                                   | Latin 400 | Latin 700 | Devanagari 400 | Devanagari 700 |
 * | --------------------------------------- | --------- | --------- | -------------- | -------------- |
 * | in the package                          | 20,480    | 21,604    | 99,352         | 105,040        |
 * | without hinting                         | 12,896    | 13,400    | 56,484         | 62,760         |
 * | with the letters of Nepali only         |           |           | 52,316         | 57,872         |
 * | without rules for other languages and   | 12,808    | 13,256    | 47,824         | 53,360         |
 * | conjuncts of letters with a dot below   |           |           |                |                |
 *
 * A finished site has each font once, in /assets/fonts for both languages.
 *
 * A unit test shapes every Nepali word of the site, each pair of consonants and the hard cases with
 * the whole font and with ours, and compares outlines, advances and positions. A letter that a writer
 * uses and src/lib/nepaliLetters.ts lacks fails there by name.
 */
export default function siteFonts({siteDir, i18n}: LoadContext): Plugin {
  const folder = folderOfEdition();
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    name: 'site-fonts',

    async loadContent() {
      await storeFonts(siteDir, folder);
      // The development server of the other language may be a change ahead.
      if (!isDevServer) await removeEarlier(siteDir, folder);
    },

    configureWebpack(config, isServer) {
      if (!isDevServer) {
        // One address for both locales, so that a reader who switches downloads each font once.
        const isRoot = i18n.currentLocale === i18n.defaultLocale;
        const publicPath = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
        Object.assign(fontOptions(config), {
          publicPath,
          emitFile: isRoot && !isServer,
          // Docusaurus would put small ones into the style sheet, which the content policy forbids and
          // every page would carry.
          limit: false,
        });
      }
      return {resolve: {alias: {'@site-fonts': path.join(siteDir, folder)}}};
    },
  };
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * The options of Docusaurus's loader of fonts.
 *
 * @throws when no rule of its bundler configuration is for fonts, which a newer Docusaurus may change
 */
function fontOptions({module}: Configuration): object {
  const rule = (module?.rules ?? []).find(
    (each) =>
      each && typeof each === 'object' && each.test instanceof RegExp && each.test.test('a.woff2'),
  ) as {use: [{options: object}]} | undefined;
  if (!rule) throw new Error('Docusaurus has no rule for fonts any more: see site-fonts/index.ts.');
  return rule.use[0].options;
}
