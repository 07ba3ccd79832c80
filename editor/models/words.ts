/* What the editor calls fields and lists, by help.yml of the contracts, and what the server says, by words.yml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {inEach, type Locale} from 'nepali-text/locale';
import type {Path} from 'content/read/values';
import {phraseIn, type PhraseValues, readable, textsFrom} from '../phrases';
import type {Texts} from '../types';
import {site} from '../site';

export {inLanguage, isText, textsFrom} from '../phrases';

// Where the editor is, not where the site is: tests have a site of their own.
const words: unknown = parse(readFileSync(path.join(__dirname, '../words.yml'), 'utf8'));

/** @param at of an `{en, ne}` in help.yml; undefined where there is none */
export const textsAt = (...at: Path): Texts | undefined => textsFrom(site.help, at);

/** A sentence of words.yml: see `phraseIn`. */
export const sayIn = (section: string, locale: Locale, id: string, values?: PhraseValues): string =>
  phraseIn(words, `${section}.${id}`, locale, values);

/** What an entry is called that has no name of its own. */
export const nameOfEntry = (list: string, id: string) => textsAt('fields', `${list}.${id}`);

/**
 * The label of a field, or of a value that it can be chosen to be.
 *
 * @param around the key of the group or list that it is in; the name of the list at its root
 */
export function labelOf(key: string, around?: string): Texts {
  const named = textsAt('fields', `${around}.${key}`) ?? textsAt('fields', key);
  return named ?? inEach(() => readable(key));
}
