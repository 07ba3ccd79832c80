import type {core} from 'zod';
import type {Collection} from '../../collections/define';
import {isLanguage, languageNames, languages} from '../../collections/language';
import {describeValue} from './describeValue';
import {didYouMean} from '../../lib/diagnostics';
import {exampleOf, fieldsAt} from './exampleOf';
import {valueAt} from './locate';

type Issue = core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is wrong with a field of an entry. */
export interface Explained {
  /** From the entry to the field. */
  path: Path;
  message: string;
  example?: string;
}

/** Says in plain words what the schema found wrong with an entry. */
export function explainIssue(issue: Issue, entry: unknown, collection: Collection): Explained[] {
  const kind = valueAt(entry, ['kind']);
  const example = (path: Path) => exampleOf(collection, path, kind);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknown(key, issue.path, entry, collection));
  }
  const value = valueAt(entry, issue.path);
  const message = issue.code === 'custom' ? issue.message : explainValue(issue, value, example);
  return [{path: issue.path, message, example: example(issue.path)}];
}

function explainUnknown(
  key: string,
  path: Path,
  entry: unknown,
  collection: Collection,
): Explained {
  const kind = valueAt(entry, ['kind']);
  const fields = fieldsAt(collection, path, kind);
  const near = didYouMean(key, fields);
  const nearest = fields.find((field) => near.includes(`"${field}"`));
  if (valueAt(entry, [...path, key]) === null) {
    const message = `"${key}" has nothing after it. Between { and } a comma ends a text: put a text with a comma between quotes.`;
    return {path: [...path, key], message, example: exampleOf(collection, path, kind)};
  }
  return {
    path: [...path, key],
    message: `"${key}" is not a field here.${near || ` The fields here are: ${fields.join(', ')}.`}`,
    example: nearest && exampleOf(collection, [...path, nearest], kind),
  };
}

function explainValue(issue: Issue, value: unknown, example: (path: Path) => string): string {
  const name = nameOf(issue.path);
  if (value === undefined) {
    return `${name} is missing.`;
  }
  if (value === null) {
    return `${name} is empty.`;
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    return explainChoice(issue, value);
  }
  if (issue.code === 'too_small') {
    return `${name} cannot be less than ${String(issue.minimum)}.`;
  }
  return issue.code === 'invalid_type'
    ? expected(issue, value, example)
    : `${name} is not right: ${issue.message}.`;
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  return isLanguage(last) ? `The ${languageNames[last]} text (${last})` : `"${String(last)}"`;
}

function explainChoice(issue: Issue, value: unknown): string {
  const choices =
    issue.code === 'invalid_value'
      ? issue.values.map(String)
      : 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map(String)
        : [];
  const near = didYouMean(String(value), choices);
  return `"${String(value)}" is not one of the choices: ${choices.join(', ')}.${near}`;
}

function expected(
  issue: core.$ZodIssueInvalidType,
  value: unknown,
  example: (path: Path) => string,
): string {
  const found = describeValue(value);
  switch (issue.expected) {
    case 'string':
      return typeof value === 'object'
        ? `One text is expected here, not ${found}.`
        : `Text is expected here, not ${found}. Put it between quotes.`;
    case 'number':
    case 'int':
      return `A whole number is expected here, not ${found}: digits only, without quotes, commas or units.`;
    case 'boolean':
      return `true or false is expected here, without quotes, not ${found}.`;
    case 'array':
      return `A list is expected here, not ${found}.`;
    default:
      return languages.every((language) => new RegExp(`\\b${language}:`).test(example(issue.path)))
        ? `The text is expected in every language (${languages.join(', ')}) here, not ${found}.`
        : `Named fields are expected here, not ${found}.`;
  }
}
