import type * as z from 'zod';
import {didYouMean} from '../check/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {and, say, type Sentence} from '../check/sentences';

/** A text by language, as a writer wrote it. */
export type Text = Readonly<Record<Locale, string>>;

/** The keys of a text in a list: one for each language. */
export const inLanguages = <Words extends z.ZodType<string>>(
  words: (locale: Locale) => Words,
): Record<Locale, Words> => ({en: words('en'), ne: words('ne')});

/** The facts by id, in one locale. */
export type FactTexts = Readonly<Record<string, {text: string; short?: string}>>;

const place = /\{([\w-]+)(\.short)?\}/g;

/**
 * A sentence about the first place in a text that names no fact, if there is one.
 *
 * @param values the names of other places that the text may have
 */
export function unknownFact(
  text: string,
  facts: FactTexts | undefined,
  values: readonly string[] = [],
): Sentence | undefined {
  const words = /\{[^{}]*[^\w{}.-][^{}]*\}/.exec(text)?.[0];
  if (words) return and(say('text.noFact', {written: words}), say('text.otherWords'));
  for (const [written, id = '', short] of facts ? text.matchAll(place) : []) {
    if (!short && values.includes(id)) continue;
    if (!Object.hasOwn(facts ?? {}, id)) {
      const near = didYouMean(id, [...values, ...Object.keys(facts ?? {})]);
      return and(say('text.noFact', {written}), near);
    }
    if (short && !facts?.[id]?.short) return say('text.noShort', {fact: id, long: `{${id}}`});
  }
  return undefined;
}

/** Replaces {id} and {id.short} by the facts of facts.yml, so that a number is written once. */
export function fillFacts(text: string, facts: FactTexts | undefined): string {
  return text.replace(place, (written, id: string, short?: string) => {
    const fact = facts?.[id];
    return (short ? fact?.short : fact?.text) ?? written;
  });
}
