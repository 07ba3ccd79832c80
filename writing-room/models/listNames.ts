/* What lists are called, and their values as JSON. */
import * as z from 'zod';
import {inEach} from '../inEach';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {type Path, placeOf, valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {type FilePath, type Json, namingFields, type Texts} from '../protocol';
import {labelOf, textsAt} from './words';

const json: z.ZodType<Json> = z.json();

/** A value of a YAML file, which can hold nothing but JSON. */
export function toJson(value: unknown): Json {
  return json.parse(value);
}

/** A text in every language; undefined for anything else. */
export function textsOf(value: unknown): Texts | undefined {
  if (typeof valueAt(value, [defaultLocale]) !== 'string') return undefined;
  return inEach((locale) => {
    const text = valueAt(value, [locale]);
    return typeof text === 'string' ? text : undefined;
  });
}

/** The route of the page whose words a list holds: "/team" for "pages/team". */
export function routeOfCopy(name: string): string | undefined {
  const page = /^pages\/(.*)$/.exec(name)?.[1];
  return page === undefined ? undefined : page === 'home' ? '/' : `/${page}`;
}

/** By words.yml; the words of a page have the name of the page. */
export function listLabel(name: string, files: readonly YamlFile[]): Texts {
  const route = routeOfCopy(name);
  const page = route === undefined ? undefined : pageName(route, files);
  return textsAt('lists', name) ?? page ?? {en: name, ne: name};
}

/** By names.yml; undefined where it does not name the page. */
export function pageName(route: string, files: readonly YamlFile[]): Texts | undefined {
  const names = files.find(({list}) => list === 'pages/names');
  return textsOf(valueAt(names?.value, [route]));
}

/** A text in a language, or else in English. */
export function inLanguage(texts: Texts, locale: Locale): string {
  return texts[locale] ?? texts[defaultLocale] ?? '';
}

export function toFilePath(path: Path): FilePath {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

/** A part of a list in a language, with the labels of fields and the names of entries: "Team › Dipa Rai › Role". */
export function fieldName(
  {list, value}: YamlFile,
  path: Path,
  files: readonly YamlFile[],
  locale: Locale,
): string {
  const parts = placeOf(value, path).map((part, depth) => {
    if (typeof path[depth] === 'number')
      return entryName(valueAt(value, path.slice(0, depth + 1)), locale) ?? part;
    const around = path.slice(0, depth).filter((key) => typeof key === 'string');
    return inLanguage(labelOf(part, String(around.at(-1) ?? list)), locale);
  });
  return [inLanguage(listLabel(list, files), locale), ...parts].join(' › ');
}

/** What an entry is called; undefined where nothing but its id tells it apart. */
export function entryName(entry: unknown, locale: Locale): string | undefined {
  return namingFields
    .map((key) => {
      const name = valueAt(entry, [key]);
      const texts = textsOf(name);
      return texts ? inLanguage(texts, locale) : name;
    })
    .find((name): name is string => typeof name === 'string' && name !== '');
}
