import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFileAtomically} from 'content-checks/files';
import {locales} from 'nepali-text/locale';
import {socialImageFile} from '../../lib/urls';
import {finish} from '../finish-build';
import {builtPages, readLocaleTable} from '../routing/routeTable';
import {readPage} from '../search-engines/readPage';
import {loadSiteData} from '../site';
import {drawBackground, drawImage, loadFonts} from './drawImage';

/**
 * Draws the image that a shared link shows: for every page, in each language, its own heading over a
 * woven band. sharp's Pango shapes the text, because a library that places letter by letter garbles
 * Devanagari. No font and no setting of the machine has a say, so every machine draws the same bytes.
 */
export default function social({siteDir}: LoadContext): Plugin {
  return {
    name: 'social',

    // What is the same for every page; the rest is in components/PageName.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {property: 'og:type', content: 'website'}}],
    }),

    postBuild: (props) =>
      finish(props, 5, async (buildDir) => {
        await loadFonts(path.join(siteDir, '.cache/social/fonts'));
        const {lists} = await loadSiteData(siteDir);
        for (const locale of locales) {
          const background = await drawBackground({locale, ...lists[locale].site});
          const {base} = readLocaleTable(buildDir, locale);
          await Promise.all(
            builtPages(buildDir, locale).map(async ({address, html}) => {
              const image = await drawImage(background, readPage(html).heading, locale);
              const file = path.join(buildDir, base, socialImageFile(address, base));
              await writeFileAtomically(file, image);
            }),
          );
        }
      }),
  };
}
