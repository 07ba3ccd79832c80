import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFile} from 'content/cache';
import {PORTRAITS} from 'content/lists/contract';
import {hash} from 'content/read/files';
import {tradeAddress} from '../../lib/hireSearch';
import {socialImageFile} from '../../lib/urls';
import type {Build, OutputFiles} from '../build';
import {drawBackground, drawImage, registerFonts} from './drawImage';

const FOLDER = '.cache/social';

/**
 * Draws the image that a shared link shows: for every page, in each language, its own heading over a
 * woven band, and for a trade its portrait. sharp's Pango shapes the text, because a library that places letter by letter garbles
 * Devanagari. Fonts and settings of the machine are not used, so every machine draws the same bytes.
 */
export async function socialPictures({siteDir, lists, languages}: Build): Promise<OutputFiles> {
  await registerFonts(path.join(siteDir, FOLDER, 'fonts'));
  const code = readFileSync(path.join(__dirname, 'drawImage.ts'));
  const files: Record<string, Uint8Array> = {};
  for (const {locale, base, pages} of languages) {
    const background = await drawBackground({locale, ...lists[locale].site});
    const trades = lists[locale].services.map(
      ({id}) => [`${base}${tradeAddress(id).slice(1)}`, id] as const,
    );
    const portraitOf = new Map(trades);
    // One after the other: together they take 200 MB, and no less time.
    for (const {address, metadata} of pages) {
      const {heading} = metadata;
      const name = base + socialImageFile(address, base);
      const portrait = portraitIn(siteDir, portraitOf.get(address));
      const key = hash([code, background, heading, portrait ?? '']);
      const draw = () => drawImage(background, heading, locale, portrait);
      files[name] = await cacheFile({siteDir, file: FOLDER + name, key}, draw);
    }
  }
  return files;
}

/** The portrait of a trade; not every trade has one. */
function portraitIn(siteDir: string, trade: string | undefined): string | undefined {
  const file = path.join(siteDir, PORTRAITS, `${trade}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
