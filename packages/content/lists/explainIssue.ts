import type {core} from 'zod';
import {latinDigits} from 'nepali-text/digits';
import {nearestOf, suggest} from '../say/diagnostics';
import {defaultLocale, isLocale, locales} from 'nepali-text/locale';
import {and, say, type Sentence} from '../say';
import {type Path, valueAt} from '../read/values';
import type {Examples} from './examples';

type Issue = core.$ZodIssue;

interface FieldProblem {
  /** From the entry to the field. */
  path: Path;
  sentence: Sentence;
  example?: string;
}

type ExampleOf = (path: Path) => string | undefined;

export function explainIssue(issue: Issue, entry: unknown, examples: Examples): FieldProblem[] {
  const kind = valueAt(entry, ['kind']);
  const example: ExampleOf = (path) => examples.of(path, kind);
  if (issue.code === 'unrecognized_keys') {
    const fields = examples.fieldsAt(issue.path, kind);
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      if (valueAt(entry, path) === null)
        return {path, ...explainEmptyKey(key, example(issue.path))};
      const nearest = nearestOf(key, fields);
      const near = suggest(nearest) ?? say('field.known', {fields});
      const sentence = and(say('field.unknown', {field: key}), near);
      return {path, sentence, example: nearest && example([...issue.path, nearest])};
    });
  }
  const value = valueAt(entry, issue.path);
  if (value === undefined && isMisspeltField(entry, issue.path, examples)) return [];
  if (value !== undefined && value !== null && isChoice(issue)) {
    return [{path: issue.path, ...explainChoice(issue, String(value), example)}];
  }
  const custom = issue.code === 'custom' ? issue.params : undefined;
  const sentence =
    (custom?.sentence as Sentence | undefined) ?? explainValue(issue, value, example);
  // The id or the number of another entry is no example here.
  const shown =
    issue.path.at(-1) === 'id'
      ? 'id: first-last'
      : sentence.id === 'field.number'
        ? numberIn(issue.path, value)
        : example(issue.path);
  return [{path: issue.path, sentence, example: custom?.noExample ? undefined : shown}];
}

/** The number in a text such as `Rs 1,999`. */
function numberIn(path: Path, value: unknown): string | undefined {
  const digits = latinDigits(String(value)).replace(/\D/g, '');
  return digits === '' ? undefined : `${String(path.at(-1))}: ${digits}`;
}

/** A key without a value: a text that is not between quotes. */
function explainEmptyKey(key: string, example?: string): Omit<FieldProblem, 'path'> {
  if (/[‘’“”„«»]/.test(key)) return {sentence: say('yaml.curvedQuotes'), example};
  const [, field, text] = /^(\w+):(\S.*)$/.exec(key) ?? [];
  return field && text
    ? {sentence: say('field.colonSpace', {field, text})}
    : {sentence: say('field.comma', {text: key}), example};
}

/** Whether the field is written as "en:Text" or under a similar name, which is reported by itself. */
function isMisspeltField(entry: unknown, path: Path, examples: Examples): boolean {
  const [around, field] = [path.slice(0, -1), String(path.at(-1))];
  const fields = examples.fieldsAt(around, valueAt(entry, ['kind']));
  return Object.keys(Object(valueAt(entry, around))).some(
    (key) =>
      key.startsWith(`${field}:`) || (!fields.includes(key) && nearestOf(key, fields) === field),
  );
}

function explainValue(issue: Issue, value: unknown, example: ExampleOf): Sentence {
  const last = issue.path.at(-1);
  if (value === undefined || value === null) {
    if (last === undefined) return say('file.empty');
    const what = value === null ? 'Empty' : 'Missing';
    if (isLocale(last)) {
      return say(`field.text${what}`, {language: say(`language.${last}`), locale: last});
    }
    return say(value === null ? 'field.empty' : 'field.missing', {field: String(last)});
  }
  if (issue.code === 'invalid_type') return expected(issue, value, example);
  return say('field.wrong', {field: String(last)});
}

type Choice = core.$ZodIssueInvalidValue | core.$ZodIssueInvalidUnion;

const isChoice = (issue: Issue): issue is Choice & Issue =>
  issue.code === 'invalid_value' || issue.code === 'invalid_union';

function explainChoice(issue: Choice, value: string, example: ExampleOf) {
  const choices =
    issue.code === 'invalid_value'
      ? issue.values.map(String)
      : 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map(String)
        : [];
  const nearest = nearestOf(value, choices);
  const field = issue.path.at(-1);
  return {
    sentence: and(say('field.choice', {value, choices}), suggest(nearest)),
    example:
      nearest !== undefined && typeof field === 'string'
        ? `${field}: ${nearest}`
        : example(issue.path),
  };
}

function expected(issue: core.$ZodIssueInvalidType, value: unknown, example: ExampleOf): Sentence {
  const found = describeValue(value);
  switch (issue.expected) {
    case 'string':
      return say(/^value\.(?:list|fields)$/.test(found.id) ? 'field.oneText' : 'field.text', {
        found,
      });
    case 'number':
    case 'int':
      return say('field.number', {found});
    case 'boolean':
      return say('field.boolean');
    case 'array':
      return say('field.list', {found});
    default:
      return issue.path.length > 0 &&
        new RegExp(`\\b${defaultLocale}:`).test(example(issue.path) ?? '')
        ? say('field.languages', {locales})
        : say('field.fields', {found});
  }
}

/** A value in a writer's words, for "… is expected here, not …". */
function describeValue(value: unknown): Sentence {
  if (Array.isArray(value)) return say('value.list');
  // Only at the top of a page: in lists a day is a text.
  if (value instanceof Date) return say('value.plain', {value: value.toISOString().slice(0, 10)});
  if (typeof value === 'object') return say('value.fields');
  if (Number.isInteger(value)) return say('value.number', {value: Number(value)});
  return typeof value === 'string' ? say('value.text') : say('value.plain', {value: String(value)});
}
