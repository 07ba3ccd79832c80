/*
 * The messages of the checks in another language. They are written once, in English, where a mistake
 * is found; a catalogue beside this file, messages.<language>.yml, has their translations, as gettext
 * does. What it does not have stays in English.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Problem} from '../src/lib/diagnostics';
import {digits} from '../src/lib/digits';
import type {Locale} from '../src/lib/locale';

interface Pattern {
  expression: RegExp;
  /** The kinds of the places in their order: `value` stays as it is. */
  places: readonly Place[];
  translation: string;
}

interface Place {
  number: string;
  kind: 'value' | 'number' | 'phrase';
}

interface Catalogue {
  locale: Locale;
  sentences: readonly Pattern[];
  phrases: readonly Pattern[];
}

interface Translation {
  text: string;
  /** How many letters of it are still in English. */
  left: number;
}

/** The same problem in a language. Files, lines and examples stay as they are. */
export function translateProblem(problem: Problem, locale: Locale): Problem {
  const catalogue = catalogueOf(locale);
  if (!catalogue) return problem;
  return {
    ...problem,
    place: problem.place.map((part) => translatePhrase(part, catalogue).text),
    message: translateMessage(problem.message, catalogue).text,
  };
}

/** The catalogues that were read; null where a language has none. */
const catalogues = new Map<Locale, Catalogue | null>();

function catalogueOf(locale: Locale): Catalogue | null {
  const known = catalogues.get(locale);
  if (known !== undefined) return known;
  const file = path.join(__dirname, `messages.${locale}.yml`);
  const catalogue = existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8'), locale) : null;
  catalogues.set(locale, catalogue);
  return catalogue;
}

function parseCatalogue(source: string, locale: Locale): Catalogue {
  const {sentences, phrases} = parse(source) as Record<
    'sentences' | 'phrases',
    Record<string, string>
  >;
  return {locale, sentences: compileAll(sentences), phrases: compileAll(phrases)};
}

const PLACE = /\{(\d)(?::(number|phrase))?\}/g;

/** The longest first: it says the most, where several match. */
function compileAll(entries: Record<string, string>): Pattern[] {
  return Object.entries(entries)
    .sort(([one], [other]) => withoutPlaces(other).length - withoutPlaces(one).length)
    .map(([english, translation]) => compile(english, translation));
}

const withoutPlaces = (text: string) => text.replace(PLACE, '');

function compile(english: string, translation: string): Pattern {
  const places = [...english.matchAll(PLACE)].map(([, number = '', kind]): Place => ({
    number,
    kind: kind === 'number' || kind === 'phrase' ? kind : 'value',
  }));
  const [first = '', ...rest] = english.replace(PLACE, '\0').split('\0').map(escape);
  const groups = rest.map((text, index) =>
    places[index]?.kind === 'number' ? `(\\d[\\d.]*)${text}` : `(.+?)${text}`,
  );
  return {expression: new RegExp(`^${first}${groups.join('')}$`, 'su'), places, translation};
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A message may be composed of several sentences, and a text that it quotes may have sentences of its
 * own. So each way to cut it is tried, and the one with the least English left is taken.
 */
function translateMessage(message: string, catalogue: Catalogue): Translation {
  const known = new Map<number, Translation>();
  const ends = [...message.matchAll(/(?<=[.?:"\])]) |$/g)].map(({index}) => index);

  function from(start: number): Translation {
    if (start >= message.length) return {text: '', left: 0};
    const already = known.get(start);
    if (already) return already;
    let best: Translation | undefined;
    const consider = (text: string, left: number, end: number) => {
      const rest = from(end + 1);
      if (best && best.left <= left + rest.left) return;
      best = {text: [text, rest.text].filter(Boolean).join(' '), left: left + rest.left};
    };
    for (const end of ends.filter((one) => one > start)) {
      const found = match(message.slice(start, end), catalogue.sentences, catalogue);
      if (found) consider(found.text, found.left, end);
      if (best?.left === 0) break;
    }
    const sentence = /^.*?[.?:!]["”)]*(?= |$)/s.exec(message.slice(start))?.[0];
    const end = sentence === undefined ? message.length : start + sentence.length;
    if (best?.left !== 0) consider(message.slice(start, end), end - start, end);
    const result = best ?? {text: message.slice(start), left: message.length - start};
    known.set(start, result);
    return result;
  }

  return from(0);
}

function translatePhrase(text: string, catalogue: Catalogue): Translation {
  return match(text, catalogue.phrases, catalogue) ?? {text, left: text.length};
}

/** The translation of a whole text with the least English left; undefined when no pattern matches. */
function match(
  text: string,
  patterns: readonly Pattern[],
  catalogue: Catalogue,
): Translation | undefined {
  let best: Translation | undefined;
  for (const {expression, places, translation} of patterns) {
    const found = expression.exec(text);
    if (!found) continue;
    const values = new Map<string, Translation>();
    places.forEach(({number, kind}, index) => {
      values.set(number, valueOf(found[index + 1] ?? '', kind, catalogue));
    });
    const left = [...values.values()].reduce((sum, value) => sum + value.left, 0);
    if (best && best.left <= left) continue;
    const written = translation.replace(PLACE, (place, number: string) => {
      return values.get(number)?.text ?? place;
    });
    best = {text: written, left};
    if (left === 0) break;
  }
  return best;
}

function valueOf(text: string, kind: Place['kind'], catalogue: Catalogue): Translation {
  if (kind === 'phrase') return translatePhrase(text, catalogue);
  return {text: kind === 'number' ? digits(text, catalogue.locale) : text, left: 0};
}
