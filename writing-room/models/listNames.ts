/* What lists are called, and their values as JSON. */
import * as z from 'zod';
import {allLocales, defaultLocale} from '../../src/lib/locale';
import {valueAt} from '../../src/lib/valuePath';
import type {YamlFile} from '../../src/lib/yaml';
import type {Json, Texts} from '../protocol';
import {roomWords} from './labels';

const json: z.ZodType<Json> = z.json();

/** A value of a YAML file, which can hold nothing but JSON. */
export function toJson(value: unknown): Json {
  return json.parse(value);
}

/** A text in every language; undefined for anything else. */
export function textsOf(value: unknown): Texts | undefined {
  if (typeof valueAt(value, [defaultLocale]) !== 'string') return undefined;
  const texts = allLocales.map((locale) => {
    const text = valueAt(value, [locale]);
    return [locale, typeof text === 'string' ? text : undefined] as const;
  });
  return Object.fromEntries(texts) as Texts;
}

/** The route of the page whose words a list holds: "/team" for "pages/team". */
export function routeOfCopy(name: string): string | undefined {
  const page = /^pages\/(.*)$/.exec(name)?.[1];
  return page === undefined ? undefined : page === 'home' ? '/' : `/${page}`;
}

/** By words.yml; the words of a page have the name of the page. */
export function listLabel(name: string, files: readonly YamlFile[]): Texts {
  const {lists} = roomWords();
  const route = routeOfCopy(name);
  const page = route === undefined ? undefined : pageName(route, files);
  return lists[name] ?? page ?? {en: name, ne: name};
}

/** By names.yml; undefined where it does not name the page. */
export function pageName(route: string, files: readonly YamlFile[]): Texts | undefined {
  const names = files.find(({list}) => list === 'pages/names');
  return textsOf(valueAt(names?.value, [route]));
}
