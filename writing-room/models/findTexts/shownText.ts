/* A text as readers see it, from what is written in a file. */
import {collections} from '../../../src/collections';
import {type Locale, locales} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import {fieldsAlone} from 'docusaurus-plugin-collections/schemas';
import {UNKNOWN} from './matchTexts';

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

export type SiteValues = (locale: Locale) => Values;

/** The facts and the name of the site. @param facts, site: the values of their files */
export function valuesOf(facts: unknown, site: unknown): SiteValues {
  const values = new Map(
    locales.map((locale) => {
      const brand = valueAt(site, ['name', locale]);
      const named: [string, string][] = typeof brand === 'string' ? [['brand', brand]] : [];
      return [locale, new Map([...factTexts(facts, locale), ...named])];
    }),
  );
  return (locale) => values.get(locale) ?? new Map<string, string>();
}

function factTexts(value: unknown, locale: Locale): [string, string][] {
  // Facts refer to nothing in other files.
  const {data: facts = []} = collections.facts.schema(fieldsAlone(locale)).array().safeParse(value);
  return facts.flatMap(({id, text, short}): [string, string][] => [
    [id, text],
    ...(short ? [[`${id}.short`, short] as [string, string]] : []),
  ]);
}
