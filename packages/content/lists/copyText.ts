import type {Locale} from 'nepali-text/locale';
import * as z from 'zod';
import {say, type Sentence} from '../say';
import {note} from './notes';
import * as rules from './rules';

/** The form of a text in the copy of a page. */
export interface TextForm {
  /**
   * Plain, or with links and bold words; plain in a list, where names have a spelling of their own and some are the
   * same in both languages; the description of a page, for search engines.
   */
  kind: 'text' | 'rich' | 'name' | 'description';
  /** The names of the values that the page puts into the text. */
  values: readonly string[];
}

/** A text with links, bold words and places for values, in the order of the text. */
export type Rich = readonly (
  string | {text: string; link: string} | {bold: string} | {value: string}
)[];

interface Context {
  locale: Locale;
  facts?: rules.FactTexts;
}

/** The schema of a text of a page in every locale, with facts filled in. A page gets the text of its locale. */
export function copyTextSchema(form: TextForm, {locale, facts}: Context): z.ZodType {
  // The facts are in this locale.
  const filledProblem = (written: Locale, text: string) => {
    if (written !== locale) return undefined;
    const filled = rules.fillFacts(text.replace(mark, '$1$3'), facts);
    return (
      rules.typing(locale)(filled) ??
      (form.kind === 'description' ? rules.description(filled) : undefined)
    );
  };
  // Each language by itself, so that a missing one hides no mistake of the other.
  const words = (written: Locale) =>
    z.string().superRefine((text, report) => {
      const sentence = problemIn(text, written, form, facts) ?? filledProblem(written, text);
      if (sentence) report.addIssue(rules.issue(sentence, [], true));
    });
  return z
    .strictObject({en: words('en'), ne: words('ne')})
    .meta(note('text', {examples: [exampleOf(form)]}))
    .superRefine((all, report) => {
      const sentence = form.kind === 'name' ? undefined : differs(all);
      if (sentence) report.addIssue(rules.issue(sentence, ['ne'], true));
    })
    .transform((all) => {
      const filled = rules.fillFacts(all[locale].trim(), facts);
      return form.kind === 'rich' ? parseRich(filled) : filled;
    });
}

function exampleOf({kind, values}: TextForm): rules.LocaleTexts {
  if (kind === 'description') {
    return {
      en: 'One sentence in English that says what a reader finds here.',
      ne: 'यहाँ पाठकले के पाउँछन् भनेर नेपालीमा बताउने एउटा पूरा वाक्य।',
    };
  }
  const places = values.map((name) => ` {${name}}`).join('');
  const [english, nepali] = kind === 'rich' ? [' [the app](/app)', ' [एप](/app)'] : ['', ''];
  return {en: `In English.${places}${english}`, ne: `नेपालीमा।${places}${nepali}`};
}

const anyPlace = /\{[^{}]*\}/g;
/** A link or a bold word. */
const mark = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** The first thing that is wrong in one language. */
function problemIn(
  text: string,
  locale: Locale,
  {kind, values}: TextForm,
  facts: rules.FactTexts | undefined,
): Sentence | undefined {
  const readable = text.replace(mark, '$1$3').replace(anyPlace, '…');
  const places = values.map((name) => `{${name}}`);
  const missing = places.filter((name) => !text.includes(name));
  const checks = [
    rules.notEmpty(text),
    missing.length > 0 && say('copy.place', {places: missing}),
    rules.unknownFact(text, facts, values),
    kind === 'rich' ? linkProblem(text) : rules.asItIs(text),
    /\]\(|\*\*/.test(readable) && say('copy.mark'),
    rules.typing(locale)(readable),
    // A name of a few words may have any spelling: बिना is a name.
    !(kind === 'name' && text.split(/\s+/).length <= 3) && rules.spelling(locale)(readable),
  ];
  return checks.find((check) => typeof check === 'object');
}

function linkProblem(text: string): Sentence | undefined {
  return [...text.matchAll(mark)].flatMap(([, , to]) => (to && rules.link(to)) || [])[0];
}

/** A translation has the facts and links of the English text, and other words. */
function differs({en, ne}: rules.LocaleTexts): Sentence | undefined {
  const partsOf = (text: string) => [
    ...(text.match(anyPlace) ?? []),
    ...[...text.matchAll(mark)].flatMap(([, , to]) => to ?? []),
  ];
  const [inEnglish, inNepali] = [partsOf(en), partsOf(ne)];
  const part =
    inEnglish.find((value) => !inNepali.includes(value)) ??
    inNepali.find((value) => !inEnglish.includes(value));
  if (part) return say('copy.differs', {part});
  const hasWords = /\p{L}/u.test(en.replace(anyPlace, ''));
  return hasWords && en.trim() === ne.trim() ? say('copy.same') : undefined;
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
