import {calendarStart, calendarEnd, gregorianDay} from 'nepali-text/format';
import {didYouMean, suggest} from '../say/diagnostics';
import {latinDigits} from 'nepali-text/digits';
import {meantLink, signAfterLink} from '../words/addresses';
import type {Locale} from 'nepali-text/locale';
import {and, say, type Sentence} from '../say';
import {checkSpelling, checkTyping} from '../words/textRules';

/** A rule returns what is wrong with a value; undefined when it is valid. */
export type Rule = (value: string) => Sentence | undefined;

/** An issue of zod that says a sentence. @param noExample the message is shown without a line as an example */
export const issue = (sentence: Sentence, path: PropertyKey[] = [], noExample?: true) => ({
  code: 'custom' as const,
  path,
  params: {sentence, noExample},
});

type Form = `${'coordinates' | 'countryId' | 'dialCode' | 'email' | 'hour' | 'phone'}.form`;

const matchPattern =
  (pattern: RegExp, otherwise: Form): Rule =>
  (value) =>
    pattern.test(value) ? undefined : say(otherwise, {value});

export const notEmpty: Rule = (value) => (value.trim() === '' ? say('text.empty') : undefined);

/** For a text without links, bold words and components. */
export const asItIs: Rule = (value) => {
  const [, fact] = /<Fact\s+id="([\w-]+)"/.exec(value) ?? [];
  if (fact) return say('text.factInBraces', {fact: `{${fact}}`});
  return /\]\(|\*\*|<\/?[A-Za-z]/.test(value) ? say('text.asItIs') : undefined;
};

/** The typing of a language, but for the names of facts. */
export const typing =
  (locale: Locale): Rule =>
  (value) =>
    checkTyping(value.replace(/\{[^{}]*\}/g, '…'), locale)[0];

/** The spellings and words of the glossary. */
export const spelling =
  (locale: Locale): Rule =>
  (value) =>
    checkSpelling(value, locale)[0];

/** For search engines: one sentence in words. */
export const description: Rule = (value) => {
  const {length} = [...value];
  const [mark] = /<[^>]*>|\{[^}]*\}|[<>{}*`]+|\[[^\]]*\]\([^)]*\)/.exec(value) ?? [];
  if (mark) return say('page.words', {mark});
  return length < 50 || length > 160 ? say('page.length', {length}) : undefined;
};

const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const kebabId: Rule = (value) => {
  if (isId.test(value)) return undefined;
  const meant = value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return and(say('id.letters', {value}), suggest(meant || undefined));
};
export const countryId = matchPattern(/^[A-Z]{2}$/, 'countryId.form');
export const dialCode = matchPattern(/^[1-9][0-9]{0,3}$/, 'dialCode.form');
export const hour = matchPattern(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'hour.form');
export const email = matchPattern(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email.form');
export const phone = matchPattern(/^\+[0-9X][0-9X -]{6,}$/, 'phone.form');
export const youtubeId: Rule = (value) => {
  if (/^[A-Za-z0-9_-]{11}$/.test(value)) return undefined;
  const [, meant] = /(?:[?&]v=|youtu\.be\/)([A-Za-z0-9_-]{11})(?![\w-])/.exec(value) ?? [];
  return and(say('youtubeId.form', {value}), suggest(meant));
};

/** Within the bounds of Nepal, which excludes the two numbers in the wrong order. */
export const coordinates = matchPattern(
  /^(?:2[6-9]|30)\.\d{3,}, ?8[0-8]\.\d{3,}$/,
  'coordinates.form',
);

/** A day that exists, written year-month-day, within the years that the calendars convert. */
export const day: Rule = (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return and(say('day.form', {value}), suggest(meantDay(value)));
  }
  const gregorian = value > calendarEnd ? gregorianDay(value) : undefined;
  if (gregorian) return say('day.bikramSambat', {value, day: gregorian});
  const time = new Date(`${value}T00:00:00Z`);
  // JavaScript turns 30 February into a day of March, so compare the result with the input.
  const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
  return exists && value >= calendarStart && value <= calendarEnd
    ? undefined
    : say('day.none', {value, first: calendarStart, last: calendarEnd});
};

/** A day in another order or in Nepali digits: `14/02/2025`. */
function meantDay(value: string): string | undefined {
  const [, one = '', month = '', other = ''] =
    /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(latinDigits(value)) ?? [];
  const [year, date] = one.length === 4 ? [one, other] : [other, one];
  const meant = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return /^\d{4}-\d{2}-\d{2}$/.test(meant) && !day(meant) ? meant : undefined;
}

const linkForms: readonly RegExp[] = [
  /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+(\?\S*)?$/,
  /^tel:\+?[0-9][0-9-]*$/,
  // A page of this site. Two slashes, or a slash and a backslash, would lead to another host.
  /^\/(?![/\\])[^\s\\]*$/,
];

export const link: Rule = (value) =>
  linkForms.some((form) => form.test(value)) || isWebAddress(value)
    ? signAfterLink(value)
    : and(say('link.form', {value}), suggest(meantLink(value)));

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\/][^\s\\]*$/.test(value) && URL.canParse(value);
}

/** @param files called only when there is a name to look up, because listing them takes a while */
export function fileAmong(files: () => ReadonlySet<string>): Rule {
  return (value) => {
    if (files().has(value)) return undefined;
    if (value.startsWith('/'))
      return and(say('asset.none', {file: `static${value}`}), didYouMean(value, [...files()]));
    const meant = value.replaceAll('\\', '/').replace(/^(?:.*\/)?static\/|^\/*/, '/');
    return and(say('asset.path', {value}), suggest(files().has(meant) ? meant : undefined));
  };
}

/** @param names called only when there is a name to look up, because listing them takes a while */
export function nameAmong(names: () => readonly string[], none: (name: string) => Sentence): Rule {
  return (value) =>
    names().includes(value) ? undefined : and(none(value), didYouMean(value, names()));
}

/* Texts in two languages, with facts in them. */

/** A text by language, as a writer wrote it. */
export type LocaleTexts = Readonly<Record<Locale, string>>;

/** The facts by id, in one locale. */
export type FactTexts = Readonly<Record<string, {text: string; short?: string}>>;

const FACT = /\{([\w-]+)(\.short)?\}/g;

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
  for (const [written, id = '', short] of facts ? text.matchAll(FACT) : []) {
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
  return text.replace(FACT, (written, id: string, short?: string) => {
    const fact = facts?.[id];
    return (short ? fact?.short : fact?.text) ?? written;
  });
}
