import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {alias} from './settings';
import {dropEarlier, folderOfEdition, storeFonts} from './storeFonts';

/** Makes the fonts of the site's text small enough for a first visit. */
export default function webFonts({siteDir}: LoadContext): Plugin {
  const folder = folderOfEdition();
  const whileWriting = process.env.NODE_ENV === 'development';
  return {
    name: 'web-fonts',

    async loadContent() {
      await storeFonts(siteDir, folder);
      // Not while writing: the server of the other language may be a change ahead.
      if (!whileWriting) await dropEarlier(siteDir, folder);
    },

    configureWebpack: () => ({resolve: {alias: {[alias]: path.join(siteDir, folder)}}}),
  };
}
