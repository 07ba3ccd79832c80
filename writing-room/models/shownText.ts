/* A text as readers see it, from what is written in a file. */
import {valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {fieldsAlone} from 'docusaurus-plugin-collections/schemas';
import type {Locale} from 'nepali-text/locale';
import {UNKNOWN} from './matchTexts';
import {site} from '../site';

/** What `<Fact id="fee" />`, `{fee.short}` and `<Brand />` stand for, by "fee", "fee.short", "brand". */
export type Values = ReadonlyMap<string, string>;

const TAG = /<(\/?)([A-Za-z]\w*)([^<>]*?)(\/?)>/g;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const PLACE = /\{([^{}]*)\}/g;
const MARK = /\*\*|~~|`|(?<![\p{L}\p{N}])\*|\*(?![\p{L}\p{N}])/gu;

/** Of a block of Markdown in one spelling, or of a text of a list. Unknown values are UNKNOWN. */
export function shownText(written: string, values: Values): string {
  return written
    .replace(TAG, (_, closes: string, name: string, attributes: string, isAlone: string) => {
      if (closes) return '';
      if (name === 'Fact' || name === 'BigFact')
        return factIn(attributes, values) + (isAlone ? '' : ' ');
      if (name === 'Brand') return values.get('brand') ?? UNKNOWN;
      return isAlone && name !== 'br' ? UNKNOWN : ' ';
    })
    .replace(LINK, '$1')
    .replace(PLACE, (_, name: string) => values.get(name) ?? UNKNOWN)
    .replace(MARK, '');
}

/** The words of the links in a text, which readers press one by one. */
export function linkWords(written: string, values: Values): string[] {
  return [...written.matchAll(LINK)].map(([, words = '']) => shownText(words, values));
}

function factIn(attributes: string, values: Values): string {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const key = [attribute('id'), attribute('form')].filter(Boolean).join('.');
  return values.get(key) ?? UNKNOWN;
}

/** What facts and the name of the site are in a language, also where their lists have mistakes. */
export function valuesIn(files: readonly YamlFile[], locale: Locale): Values {
  const valueOf = (name: string) => files.find(({list}) => list === name)?.value;
  // Facts refer to nothing in other files.
  const facts = site.collections.facts.schema(fieldsAlone(locale)).array();
  const {data = []} = facts.safeParse(valueOf('facts'));
  const all = data.flatMap(({id, text, short}): [string, string][] => [
    [id, text],
    ...(short ? [[`${id}.short`, short] as [string, string]] : []),
  ]);
  const brand = valueAt(valueOf('site'), ['name', locale]);
  return new Map([...all, ...(typeof brand === 'string' ? [['brand', brand] as const] : [])]);
}
