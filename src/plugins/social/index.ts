import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isLanguage, languages} from '../../collections/language';
import {pagePaths} from '../routing/routeTable';
import {drawPicture} from './drawPicture';
import {loadFonts} from './fonts';
import {drawGround} from './ground';
import {madeWith} from './madeWith';
import {readHeadings} from './readHeadings';
import {storePictures} from './storePictures';

const openGraph = (property: string, content: string) => ({
  tagName: 'meta',
  attributes: {property, content},
});

/** Draws the picture that a shared link shows, for every page with its heading. */
export default function social({siteDir, siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social',

    // What is the same for every page; the rest is in components/SocialPreview.
    injectHtmlTags: () => ({
      headTags: [openGraph('og:site_name', siteConfig.title), openGraph('og:type', 'website')],
    }),

    async postBuild({routes, outDir}) {
      const locale = i18n.currentLocale;
      const language = isLanguage(locale) ? locale : languages[0];
      await loadFonts(path.join(siteDir, '.cache/social/fonts'));
      const words = {language, name: siteConfig.title, descriptor: siteConfig.tagline};
      const ground = await drawGround(words);
      const pictures = await readHeadings(pagePaths(routes), baseUrl, outDir);
      const settings = [language, ground, ...madeWith()];
      await storePictures(pictures, siteDir, settings, (heading) =>
        drawPicture(ground, heading, language),
      );
    },
  };
}
