import {parse} from 'yaml';
import {placeOf} from 'content/read/values';
import {writeYaml} from 'content/read/yaml';
import {isLocale, locales} from 'nepali-text/locale';
import type {FilePath, Json} from '../types';
import {EditError, say} from '../sentences';
import {entryPositions, isFields, isList, isSameValue, merge, partAt, withPart} from './values';
import {mergeOrder} from './mergeText';

/** The byte order mark, with which the parser takes a list for a text. */
const MARK = /^\ufeff/;

type Value = Json | undefined;

/** What is at a place of a list; undefined when it is not there. @throws EditError as `setYaml` does */
export const yamlAt = (source: string, path: FilePath): Value => partAt(readYaml(source), path);

/**
 * Sets a value in the source of a list, or takes it away. The file is written in its one form, in which every value
 * has lines of its own: the lines of what is not concerned stay as they are.
 *
 * @throws EditError when the place is not there, or when the result would not read back as what is meant
 */
export function setYaml(source: string, path: FilePath, value: Value): string {
  const before = readYaml(source);
  const around = partAt(before, path.slice(0, -1));
  const key = path.at(-1);
  const isThere =
    key === undefined ||
    (isList(around) ? Number(key) in around : isFields(around) || around === null);
  if (!isThere) throw new EditError(say('edit.gone'));
  const after = withPart(before, path, value);
  if (isSameValue(after, before)) return source;
  const text = writeYaml(inOrder(after, before));
  if (!isSameValue(readYaml(text), after)) throw new EditError(say('edit.notHere'));
  const [mark = ''] = MARK.exec(source) ?? [];
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

/** The value of a list; undefined when the file is not valid YAML, as somebody else may have left it. */
export function yamlOf(source: string): Value {
  try {
    return parse(source.replace(MARK, ''), {prettyErrors: false, stringKeys: true}) as Json;
  } catch {
    return undefined;
  }
}

/** @throws EditError when the file is not valid YAML */
export function readYaml(source: string): Json {
  const value = yamlOf(source);
  if (value === undefined) throw new EditError(say('edit.unreadable'));
  return value;
}

/**
 * A value with its fields in the order in which the file has them: a new field stands where another entry of the
 * list has it, a new entry is like its neighbour.
 *
 * @param others entries of the same list, or the same part of them
 */
function inOrder(value: Json, before: Value, others: readonly Value[] = []): Json {
  if (isList(value)) {
    const old = isList(before) ? before : [];
    const positions = entryPositions(old, value);
    return value.map((entry, index) =>
      inOrder(entry, old[positions[index] ?? -1] ?? old[Math.max(index - 1, 0)], old),
    );
  }
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const added = Object.keys(value).filter((key) => !(key in old));
  const templates: (readonly string[])[] = Object.keys(value).every(isLocale)
    ? [locales]
    : added.map((key) => Object.keys(others.find((one) => isFields(one) && key in one) ?? {}));
  const order = templates.reduce<readonly string[]>(
    (keys, template) => mergeOrder(template, keys),
    Object.keys(old),
  );
  const keys = new Set([...order.filter((key) => key in value), ...added]);
  const parts = Array.from(keys, (key) => {
    const inOthers = others.map((one) => partAt(one, [key]));
    return [key, inOrder(value[key]!, old[key] ?? inOthers.find(isFields), inOthers)] as const;
  });
  return Object.fromEntries(parts);
}

/** Three versions of a list made one: theirs, and in it what I have changed. @throws EditError when one of them cannot be read or written */
export function mergeYaml(base: string, mine: string, theirs: string) {
  const [old, my, their] = [base, mine, theirs].map(readYaml);
  const {value = null, conflicts, joined} = merge(old, my, their);
  const named = <One extends {path: FilePath}>(one: One): One => ({
    ...one,
    path: placeOf(value, one.path),
  });
  return {
    text: setYaml(theirs, [], value),
    clashes: conflicts.map(named),
    joined: joined.map(named),
  };
}
