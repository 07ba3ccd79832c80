import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../lib/locale';
import {pagePaths} from '../../lib/urls';
import {drawBackground, drawImage} from './drawImage';
import {madeWith, readHeadings, storeImages} from './storeImages';
import {loadFonts} from './text';

/**
 * Draws the image that a shared link shows: for every page, in each language, its own heading over a
 * woven band. sharp's Pango shapes the text, because a library that places letter by letter garbles
 * Devanagari. No font and no setting of the machine has a say, so every machine draws the same bytes.
 */
export default function social({siteDir, siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social',

    // What is the same for every page; the rest is in components/PageName.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {property: 'og:type', content: 'website'}}],
    }),

    async postBuild({routes, outDir}) {
      const locale = toLocale(i18n.currentLocale);
      await loadFonts(path.join(siteDir, '.cache/social/fonts'));
      const words = {locale, name: siteConfig.title, descriptor: siteConfig.tagline};
      const background = await drawBackground(words);
      const images = await readHeadings(pagePaths(routes), baseUrl, outDir);
      const settings = [locale, background, ...madeWith()];
      await storeImages(images, siteDir, settings, (heading) =>
        drawImage(background, heading, locale),
      );
    },
  };
}
