import {didYouMean} from '../check/diagnostics';
import {type Locale, defaultLocale, locales} from 'nepali-text/locale';
import {and, say, type Sentence} from '../check/sentences';
import {note} from './contract';

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

import * as z from 'zod';
import * as rules from './rules';

/** The form of a text in the copy of a page. */
export interface TextForm {
  /** As it is, or with links and bold words. */
  kind: 'text' | 'rich';
  /** The names of the values that the page puts into it. */
  values: readonly string[];
}

/** A text with links, bold words and places for values, in the order of the text. */
export type Rich = readonly (
  string | {text: string; link: string} | {bold: string} | {value: string}
)[];

interface Context {
  locale: Locale;
  facts?: FactTexts;
}

/** A text of a page in every locale, with the facts in it. A page gets the one of its locale. */
export function copyText(form: TextForm, {locale, facts}: Context): z.ZodType {
  // The facts are those of the locale.
  const filledProblem = (one: Locale, text: string) =>
    one === locale ? rules.typing(one)(fillFacts(text.replace(mark, '$1$3'), facts)) : undefined;
  return z
    .strictObject(inLanguages(() => z.string()))
    .meta(note('text', {examples: [exampleOf(form)]}))
    .superRefine((all, report) => {
      for (const one of locales) {
        const sentence = problemIn(all, one, form, facts) ?? filledProblem(one, all[one]);
        if (sentence) {
          report.addIssue(rules.issue(sentence, [one], !FORMS.includes(sentence.id) || undefined));
        }
      }
    })
    .transform((all) => {
      const filled = fillFacts(all[locale].trim(), facts);
      return form.kind === 'rich' ? parseRich(filled) : filled;
    });
}

/** The sentences about the form of a text, which an example shows. */
const FORMS: readonly string[] = ['text.empty', 'copy.place', 'copy.mark'];

function exampleOf({kind, values}: TextForm): Text {
  const places = values.map((name) => ` {${name}}`).join('');
  const [english, nepali] = kind === 'rich' ? [' [the app](/app)', ' [एप](/app)'] : ['', ''];
  return {en: `In English.${places}${english}`, ne: `नेपालीमा।${places}${nepali}`};
}

const anyPlace = /\{[^{}]*\}/g;
/** A link or a bold word. */
const mark = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** The first thing that is wrong. */
function problemIn(
  all: Text,
  locale: Locale,
  {kind, values}: TextForm,
  facts: FactTexts | undefined,
): Sentence | undefined {
  const text = all[locale];
  const readable = text.replace(mark, '$1$3').replace(anyPlace, '…');
  const places = values.map((name) => `{${name}}`);
  const missing = places.filter((name) => !text.includes(name));
  const checks = [
    rules.notEmpty(text),
    missing.length > 0 && say('copy.place', {places: missing}),
    unknownFact(text, facts, values),
    kind === 'rich' ? linkProblem(text) : rules.asItIs(text),
    /\]\(|\*\*/.test(readable) && say('copy.mark'),
    locale !== defaultLocale && differs(all, locale),
    rules.typing(locale)(readable),
    rules.spelling(locale)(readable),
  ];
  return checks.find((check) => typeof check === 'object');
}

function linkProblem(text: string): Sentence | undefined {
  return [...text.matchAll(mark)].flatMap(([, , to]) => (to && rules.link(to)) || [])[0];
}

/** A translation has the facts and links of the English text, and other words. */
function differs(all: Text, locale: Locale): Sentence | undefined {
  const partsOf = (text: string) => [
    ...(text.match(anyPlace) ?? []),
    ...[...text.matchAll(mark)].flatMap(([, , to]) => to ?? []),
  ];
  const english = partsOf(all[defaultLocale]);
  const own = partsOf(all[locale]);
  const lacks = english.find((part) => !own.includes(part));
  const strange = own.find((part) => !english.includes(part));
  if (lacks) return say('copy.lacks', {part: lacks});
  if (strange) return say('copy.strange', {part: strange});
  const words = all[defaultLocale];
  const hasWords = /\p{L}/u.test(words.replace(anyPlace, ''));
  return hasWords && words.trim() === all[locale].trim() ? say('copy.same') : undefined;
}

/** The parts of `Not yet. Please [contact us](/contact).` */
function parseRich(text: string): Rich {
  const parts: Rich[number][] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(`${mark.source}|\\{(\\w+)\\}`, 'g'))) {
    const [all, words, link, bold, value] = match;
    parts.push(text.slice(end, match.index));
    if (words && link) parts.push({text: words, link});
    else if (bold) parts.push({bold});
    else if (value) parts.push({value});
    end = match.index + all.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
