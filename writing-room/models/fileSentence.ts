/* One change of a file, and how it is said in one line or beside its other language. */
import type {Locale} from 'nepali-text/locale';
import type {ChangedText, Texts} from '../protocol';
import {languageName} from './sayChange';

export interface FileSentence {
  /** The same for the same text in another language. */
  key: string;
  /** "Team › Asha Rai › Role"; empty where the sentence says it. */
  place: string;
  language?: Locale;
  /** As `wordDiff` writes it, or a sentence. */
  text: string;
}

/** The name of a page by its route, where the site has one. */
export type PageNames = (route: string) => Texts | undefined;

/** "Team › Asha Rai › Role (English): [Designer → Lead]" */
export function inOneLine({place, language, text}: FileSentence, locale: Locale): string {
  if (place === '') return text;
  return `${place}${language ? ` (${languageName(language, locale)})` : ''}: ${text}`;
}

/** The languages of one text under its place. */
export function together(sentences: readonly FileSentence[], locale: Locale): ChangedText[] {
  const groups = new Map<string, FileSentence[]>();
  for (const one of sentences) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  return [...groups.values()].map((all) => ({
    place: (all.find(({language}) => language === locale) ?? all[0])?.place ?? '',
    lines: all.map(({language, text}) => ({
      ...(language ? {language: languageName(language, locale), locale: language} : {}),
      text,
    })),
  }));
}
