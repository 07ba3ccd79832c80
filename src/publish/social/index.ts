import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFile} from 'content/cache';
import {hash} from 'content/read/files';
import {socialImageFile} from '../../lib/urls';
import type {Build, OutputFiles} from '../build';
import {drawBackground, drawImage, registerFonts} from './drawImage';

const FOLDER = '.cache/social';

/**
 * Draws the image that a shared link shows: for every page, in each language, its own heading over a
 * woven band. sharp's Pango shapes the text, because a library that places letter by letter garbles
 * Devanagari. Fonts and settings of the machine are not used, so every machine draws the same bytes.
 */
export async function socialPictures({siteDir, lists, languages}: Build): Promise<OutputFiles> {
  await registerFonts(path.join(siteDir, FOLDER, 'fonts'));
  const code = readFileSync(path.join(__dirname, 'drawImage.ts'));
  const pictures = languages.map(async ({locale, base, pages}) => {
    const background = await drawBackground({locale, ...lists[locale].site});
    return pages.map(async ({address, metadata: {heading}}) => {
      const name = base + socialImageFile(address, base);
      const entry = {siteDir, file: FOLDER + name, key: hash([code, background, heading])};
      return [name, await cacheFile(entry, () => drawImage(background, heading, locale))] as const;
    });
  });
  const all = (await Promise.all(pictures)).flat();
  return Object.fromEntries(await Promise.all(all));
}
