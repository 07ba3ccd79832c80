import type {Language} from '../../collections/language';
import type {DrawnWord} from './drawWords';
import {fileSize} from './fileSize';
import {familyOf} from './licenceText';
import type {Typeface} from './loadTypefaces';
import {archiveName, servedFolder} from './settings';

/** A typeface as the page gets it. */
export interface ServedTypeface {
  href: string;
  /** How much there is to download. */
  size: string;
  /** What the font calls itself. */
  family: string;
  /** Under the SIL Open Font License. */
  open: boolean;
  /** Its name in its own letters, in the sheet of words; measures in CSS pixels. */
  word?: {width: number; height: number};
}

/** What `@typefaces/served` gives. */
export interface Served {
  /** By the id of the entry. */
  typefaces: Record<string, ServedTypeface>;
  /** The file with all of them, once there is one. */
  all?: {href: string; size: string};
}

interface Made {
  typefaces: readonly Typeface[];
  words: readonly DrawnWord[];
  /** In bytes. */
  archiveSize: number;
}

/** @param root where the site begins: all languages share the files */
export function served(
  {typefaces, words, archiveSize}: Made,
  root: string,
  language: Language,
): Served {
  const hrefOf = (name: string) => `${root}${servedFolder}/${name}`;
  const entries = typefaces.map(({id, fileName, bytes, font}): [string, ServedTypeface] => {
    const word = words.find((each) => each.id === id);
    return [
      id,
      {
        href: hrefOf(fileName),
        size: fileSize(bytes.length, language),
        family: familyOf(font),
        open: font.open,
        ...(word && {word: {width: word.width / 10, height: word.height / 10}}),
      },
    ];
  });
  return {
    typefaces: Object.fromEntries(entries),
    ...(archiveSize > 0 && {
      all: {href: hrefOf(archiveName), size: fileSize(archiveSize, language)},
    }),
  };
}
