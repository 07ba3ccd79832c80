import {placeOf, valueAt} from 'content/read/values';
import type {Locale} from 'nepali-text/locale';
import {shownText} from '../phrases';
import type {FilePath, Json} from '../types';

/** What an entry is called, in a language or else in another one; undefined where it has no name. */
export function entryName(entry: unknown, locale: Locale): string | undefined {
  // The fields that a reader recognises an entry by, the best first.
  const named = ['name', 'title', 'headline', 'label', 'question', 'heading', 'caption', 'text'];
  const texts = [entry, ...named.map((key) => Object(entry)[key])].flatMap((name) =>
    typeof name === 'object' && name !== null ? [name[locale], name.en, name.ne] : name,
  );
  const name = texts.find((text): text is string => typeof text === 'string' && text !== '');
  // A name needs no live values.
  return name && shownText(name, [], locale).replace(/\{[^{}]*\}/g, '…');
}

/** The path of what names or positions lead to in a list, as far as the list has such entries. */
export function pathOf(value: unknown, [name, ...rest]: FilePath = []): FilePath {
  if (name === undefined || typeof value !== 'object' || value === null) return [];
  // Of two with the same id, the new one is the last.
  const isNamed = (index: number) => placeOf(value, [index])[0] === name;
  const isEntry = Array.isArray(value) && typeof name === 'string';
  const key = isEntry ? [...value.keys()].filter(isNamed).at(-1) : name;
  return key === undefined ? [] : [key, ...pathOf(valueAt(value, [key]), rest)];
}

/** The positions of a value that ids and keys lead to; undefined where it is not there. */
export function positionsOf(value: Json | undefined, names: FilePath): FilePath | undefined {
  const path = pathOf(value, names);
  return path.length === names.length ? path : undefined;
}
