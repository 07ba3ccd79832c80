import type {core} from 'zod';
import {nearestOf, suggest} from '../../lib/diagnostics';
import {defaultLocale, englishName, isLocale, localeNamed, locales} from '../../lib/locale';
import {type Path, valueAt} from '../../lib/valuePath';
import type {Examples} from './examples';

type Issue = core.$ZodIssue;

interface FieldProblem {
  /** From the entry to the field. */
  path: Path;
  message: string;
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
      if (valueAt(entry, path) === null && /[‘’“”„«»]/.test(key)) {
        const message =
          'Curved quotation marks are letters here. Put straight ones around the text: "…".';
        return {path, message, example: example(issue.path)};
      }
      const [, name, text] = /^(\w+):(\S.*)$/.exec(key) ?? [];
      if (valueAt(entry, path) === null && name && text) {
        return {path, message: `A space is missing after "${name}:". Write "${name}: ${text}".`};
      }
      if (valueAt(entry, path) === null) {
        const message = `"${key}" has nothing after it. Between { and } a comma ends a text: put a text with a comma between quotes.`;
        return {path, message, example: example(issue.path)};
      }
      const nearest = nearestOf(key, fields);
      const near = suggest(nearest) || ` The fields here are: ${fields.join(', ')}.`;
      const message = `"${key}" is not a field here.${near}`;
      return {path, message, example: nearest && example([...issue.path, nearest])};
    });
  }
  const value = valueAt(entry, issue.path);
  if (value === undefined && isWithoutSpace(entry, issue.path)) return [];
  if (value !== undefined && value !== null && isChoice(issue)) {
    return [{path: issue.path, ...explainChoice(issue, String(value), example)}];
  }
  const message = issue.code === 'custom' ? issue.message : explainValue(issue, value, example);
  const isLineRight = issue.code === 'custom' && issue.params?.noExample === true;
  return [{path: issue.path, message, example: isLineRight ? undefined : example(issue.path)}];
}

/** Whether the field is there as "en:Text", which is told by itself. */
function isWithoutSpace(entry: unknown, path: Path): boolean {
  const around = valueAt(entry, path.slice(0, -1));
  return Object.keys(Object(around)).some((key) => key.startsWith(`${String(path.at(-1))}:`));
}

function explainValue(issue: Issue, value: unknown, example: ExampleOf): string {
  const name = nameOf(issue.path);
  if (value === undefined) return `${name} is missing.`;
  if (value === null) return `${name} is empty.`;
  return issue.code === 'invalid_type'
    ? expected(issue, value, example)
    : `${name} is not right: ${issue.message}.`;
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  return isLocale(last) ? `The ${englishName(last)} text (${last})` : `"${String(last)}"`;
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
  const named = localeNamed(value);
  const nearest = named && choices.includes(named) ? named : nearestOf(value, choices);
  const field = issue.path.at(-1);
  return {
    message: `"${value}" is not one of the choices: ${choices.join(', ')}.${suggest(nearest)}`,
    example:
      nearest !== undefined && typeof field === 'string'
        ? `${field}: ${nearest}`
        : example(issue.path),
  };
}

function expected(issue: core.$ZodIssueInvalidType, value: unknown, example: ExampleOf): string {
  const actual = describeValue(value);
  switch (issue.expected) {
    case 'string':
      return typeof value === 'object'
        ? `One text is expected here, not ${actual}.`
        : `Text is expected here, not ${actual}. Put it between quotes.`;
    case 'number':
    case 'int':
      return `A whole number is expected here, not ${actual}: digits only, without quotes, commas or units.`;
    case 'boolean':
      return `true or false is expected here, without quotes, not ${actual}.`;
    case 'array':
      return `A list is expected here, not ${actual}.`;
    default:
      return issue.path.length > 0 &&
        new RegExp(`\\b${defaultLocale}:`).test(example(issue.path) ?? '')
        ? `The text is expected in every language (${locales.join(', ')}) here, not ${actual}.`
        : `Named fields are expected here, not ${actual}.`;
  }
}

/** A value in a writer's words, for "… is expected here, not …". */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'named fields';
  if (typeof value === 'number') {
    return Number.isInteger(value) ? `the number ${value}` : `${value}`;
  }
  return typeof value === 'boolean' ? String(value) : 'text';
}
