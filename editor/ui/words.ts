import {defaultLocale, isLocale, type Locale, preferredLocale} from 'nepali-text/locale';
import {inLanguage, phraseIn, type PhraseValues, textsFrom} from '../phrases';
import type {Texts} from '../types';
import words from '../words.yml';
import {readStored, store} from './storage';
import {createStore, useStore} from './store';

const NAME = 'writing-room:language';

function readLanguage(): Locale {
  const kept = readStored(NAME);
  if (isLocale(kept)) return kept;
  const languages = typeof navigator === 'undefined' ? '' : String(navigator.languages);
  return preferredLocale(languages) ?? defaultLocale;
}

/** The language that the writer chose, else the first of the browser that there is. */
export const editorLanguage = createStore(readLanguage());
editorLanguage.subscribe(() => store(NAME, editorLanguage.get()));

export type Words = ReturnType<typeof wordsOf>;

/** The editor's own words in the language of the editor. */
export const useWords = (): Words => wordsOf(useStore(editorLanguage));

export const wordsOf = (language: Locale) => ({
  language,
  /** A phrase of words.yml (`ui`) by its dotted id, with its values. */
  say: (id: string, values?: PhraseValues) => wordIn(language, id, values),
  /** The same for `<id>.one` and `<id>.other`, by the number, which is also `{count}`. */
  sayCount: (id: string, count: number) =>
    wordIn(language, `${id}.${count === 1 ? 'one' : 'other'}`, {count}),
  /** The same as `say`, where there may be no such phrase. */
  find: (id: string) => textsFrom(words.ui, id.split('.'))?.[language],
  /** What a text of the server says in the language of the editor, or in English. */
  pick: (texts: Partial<Texts>) => inLanguage(texts, language),
});

/** @throws when words.yml has no such id: a unit test finds those */
export const wordIn = (language: Locale, id: string, values?: PhraseValues): string =>
  phraseIn(words, `ui.${id}`, language, values);
