import {loadSiteData} from '../site';
import {findFont} from './findFont';
import type {FontFacts} from './readFont';

/** An entry of fonts.yml with the file that it names. */
export interface DownloadableFont {
  id: string;
  /** The entry's name in Nepali: what its preview shows. */
  word: string;
  /** What the entry says of the licence, in English; '' where it leaves that to the file. */
  licence: string;
  /** The name of the file on the site and in the archive. */
  fileName: string;
  bytes: Buffer;
  font: FontFacts;
}

/** The entries that have a file. */
export async function loadFonts(siteDir: string): Promise<DownloadableFont[]> {
  const {lists} = await loadSiteData(siteDir);
  return lists.en.fonts.flatMap(({id, file, licence = ''}, index): DownloadableFont[] => {
    const found = file && findFont(siteDir, file);
    if (!found || 'problem' in found) return [];
    const word = lists.ne.fonts[index]?.name ?? '';
    return [{id, word, licence, fileName: `${id}.${found.font.format}`, ...found}];
  });
}
