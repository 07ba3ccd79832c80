import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFileAtomically} from 'content/read/files';
import {socialImageFile} from '../../lib/urls';
import {finish} from '../finish-build';
import {readPages} from '../search-engines/readPage';
import {loadSiteData} from '../../content';
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
      finish(props, 5, async ({dir, languages}) => {
        await loadFonts(path.join(siteDir, '.cache/social/fonts'));
        const {lists} = await loadSiteData(siteDir);
        for (const language of languages) {
          const {locale, base} = language;
          const background = await drawBackground({locale, ...lists[locale].site});
          await Promise.all(
            readPages(dir, language).map(async ({address, facts}) => {
              const image = await drawImage(background, facts.heading, locale);
              const file = path.join(dir, base, socialImageFile(address, base));
              await writeFileAtomically(file, image);
            }),
          );
        }
      }),
  };
}
