import type {Locale} from 'nepali-text/locale';
import {inLanguage, phraseIn, type PhraseValues, textsFrom} from '../phrases';
import type {Texts} from '../types';
import words from '../words.yml';
import {editorLanguage} from './language';
import {useStore} from './store';

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
