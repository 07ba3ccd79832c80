import * as z from 'zod';
import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {say, type Sentence} from '../check/sentences';
import {type FactTexts, fillFacts, unknownFact, inLanguages, type Text} from './texts';
import {note} from './notes';
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

const place = /\{[^{}]*\}/g;
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
  const readable = text.replace(mark, '$1$3').replace(place, '…');
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
    ...(text.match(place) ?? []),
    ...[...text.matchAll(mark)].flatMap(([, , to]) => to ?? []),
  ];
  const english = partsOf(all[defaultLocale]);
  const own = partsOf(all[locale]);
  const lacks = english.find((part) => !own.includes(part));
  const strange = own.find((part) => !english.includes(part));
  if (lacks) return say('copy.lacks', {part: lacks});
  if (strange) return say('copy.strange', {part: strange});
  const words = all[defaultLocale];
  const hasWords = /\p{L}/u.test(words.replace(place, ''));
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
