import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {alias} from './settings';
import {dropEarlier, folderOfEdition, storeFonts} from './storeFonts';

/** Makes the fonts of the site's text small enough for a first visit. */
export default function webFonts({siteDir, i18n}: LoadContext): Plugin {
  const folder = folderOfEdition();
  const whileWriting = process.env.NODE_ENV === 'development';
  return {
    name: 'web-fonts',

    async loadContent() {
      await storeFonts(siteDir, folder);
      // Not while writing: the server of the other language may be a change ahead.
      if (!whileWriting) await dropEarlier(siteDir, folder);
    },

    configureWebpack(config, isServer) {
      if (!whileWriting) {
        // One address for both locales, so that a reader who switches downloads each font once.
        const isRoot = i18n.currentLocale === i18n.defaultLocale;
        const publicPath = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
        Object.assign(fontOptions(config), {publicPath, emitFile: isRoot && !isServer});
      }
      return {resolve: {alias: {[alias]: path.join(siteDir, folder)}}};
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
  if (!rule) throw new Error('Docusaurus has no rule for fonts any more: see web-fonts/index.ts.');
  return rule.use[0].options;
}
