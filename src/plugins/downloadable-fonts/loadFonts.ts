import {valueAt} from '../site-data/locate';
import {readList} from '../site-data/readLists';
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

/** The entries with a valid file. The check of the lists reports what is wrong with the others. */
export function loadFonts(siteDir: string): DownloadableFont[] {
  const {value} = readList(siteDir, 'fonts');
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry): DownloadableFont[] => {
    const text = (...at: string[]) => {
      const found = valueAt(entry, at);
      return typeof found === 'string' ? found : '';
    };
    const [id, file] = [text('id'), text('file')];
    if (id === '' || file === '') return [];
    const found = findFont(siteDir, file);
    if ('problem' in found) return [];
    const fileName = `${id}.${found.font.format}`;
    return [{id, word: text('name', 'ne'), licence: text('licence', 'en'), fileName, ...found}];
  });
}
