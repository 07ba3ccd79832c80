/* A problem of the checks as the editor shows it. */
import type {Problem as Found} from 'content/say/diagnostics';
import {type Sentence, sentenceOf} from 'content/say';
import {textForWriters} from 'content/say/sentences/writers';
import {valueAt} from 'content/read/values';
import type {Locale} from 'nepali-text/locale';
import {parseDocument} from 'yaml';
import {nameOfFile} from '../phrases';
import {labelOf, textsAt} from '../models/words';
import type {ShownProblem} from '../types';

/** In a language, with the labels of fields and lists, and with an example that can be typed. */
export function shownProblem(problem: Found, locale: Locale): ShownProblem {
  const {id, text, values = {}, more = [], place = [], file, line, example, ...rest} = problem;
  const {field, list} = values;
  const named = {
    ...values,
    // What is no field has no label.
    ...(typeof field === 'string' &&
      id !== 'field.unknown' && {field: labelOf(field, place.at(-2))[locale] ?? field}),
    ...(typeof list === 'string' && {list: textsAt('lists', list)?.[locale] ?? list}),
    ...(typeof values.file === 'string' && {file: nameOf(values.file)}),
  };
  const message = sentenceOf(forWriters({id, text, values: named, more}), locale);
  const isList = file.endsWith('.yml');
  const correction = correctionOf(problem, isList);
  const typed = isList ? valueIn(example, place) : markupIn(example);
  return {
    ...rest,
    file,
    line,
    place,
    message,
    ...(correction ? {correction} : typed !== undefined && {example: typed}),
  };
}

/** A sentence as it is said to those who see no files. */
const forWriters = ({more = [], ...sentence}: Sentence): Sentence => ({
  ...sentence,
  text: textForWriters(sentence.id, sentence.text),
  more: more.map(forWriters),
});

/** A picture or a typeface by its file, which a writer has chosen; a page by its name. */
const nameOf = (file: string): string =>
  /\.mdx?$/.test(file) ? nameOfFile(file) : file.split('/').at(-1)!;

/** What the sentences of the checks say of a mistake for which there is one correction. */
function correctionOf({id, values = {}, example}: Found, isList: boolean) {
  const {
    found = '',
    right = '',
    word = '',
    danda = '',
    sign = '',
    figure = '',
    suffix = '',
    year = '',
    typed = '',
  } = values as Record<string, string>;
  // It may be another form of a Nepali word.
  const isForm = id === 'nepali.word' && /\p{Script=Devanagari}/u.test(word);
  const corrections: Record<string, [from: string, to: string | undefined]> = {
    'nepali.digits': [found, right],
    'english.digits': [found, right],
    'nepali.spelling': [word, right],
    'nepali.word': [word, isForm ? undefined : right],
    'nepali.danda': [`${word} ${danda}`, word + danda],
    'nepali.end': [word + sign, `${word}।`],
    'nepali.suffix': [figure + suffix, `${figure} ${suffix}`],
    'nepali.year': [year, `सन् ${year}`],
    'nepali.yearTwice': ['सन् सन्', 'सन्'],
    'page.once': [typed, isList ? undefined : example],
  };
  const [from = '', to] = corrections[id] ?? [];
  return to === undefined ? undefined : {from, to};
}

/** Markup within a text; components, headings with ids and settings have controls of their own. */
const markupIn = (example = ''): string | undefined =>
  /^(\[.*\]\(.*\)|\*\*.*\*\*|<(Fact|Contact) [^>]*\/>)$/.exec(example)?.[0];

/** The value, in lines of a file, of the field that the last parts of the place name. */
function valueIn(lines = '', place: readonly string[]): string | undefined {
  const {contents, errors} = parseDocument(lines);
  const whole: unknown = errors.length > 0 ? undefined : contents?.toJSON();
  const root: unknown = Array.isArray(whole) ? whole[0] : whole;
  const path = place.map((key) => (/^entry \d+$/.test(key) ? 0 : key));
  const value = path
    .map((_, depth) => valueAt(root, path.slice(depth)))
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined || value === '…' ? undefined : String(value);
}
