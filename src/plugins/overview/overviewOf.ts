import type {Lists} from '../../collections';
import {type Locale, locales} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import type {PageSection} from './sectionsOf';

/** A page that is written in Markdown, in one language. */
export interface Article {
  title: string;
  description: string;
  sections: readonly PageSection[];
}

/** In each language, by the path of the page without the base of the language. */
export type Articles = ReadonlyMap<string, Readonly<Record<Locale, Article>>>;

type AllLists = Readonly<Record<Locale, Lists>>;

/** The page that shows the overview. It does not list itself. */
const OWN_PATH = '/search';

/** Headings with an address in pages that are written in React: keys of their copy that are also ids. */
const copySections: Readonly<Record<string, readonly string[]>> = {
  '/vmgo': ['vision', 'mission', 'goals', 'objectives'] satisfies (keyof Lists['pages/vmgo'])[],
};

/**
 * Every page with its sections, every profession and every city, named in all languages. Pages are in
 * the order of names.yml; those that it does not name come last.
 *
 * @param locale of the descriptions
 * @throws when a page has no description
 */
export function overviewOf(articles: Articles, lists: AllLists, locale: Locale) {
  const paths = new Set([...Object.keys(lists[locale]['pages/names']), ...articles.keys()]);
  paths.delete(OWN_PATH);
  return {
    pages: [...paths].map((path) => pageOf(path, articles, lists, locale)),
    professions: choicesOf(lists, ({choices}) => choices.professions),
    trades: choicesOf(lists, ({services}) => services),
    cities: choicesOf(lists, ({choices}) => choices.cities),
  };
}

function pageOf(path: string, articles: Articles, lists: AllLists, locale: Locale) {
  const article = articles.get(path);
  const copyName = `pages/${path.slice(1) || 'home'}`;
  const inCopy = (one: Locale, key: string) => textAt(lists[one], copyName, key);
  const description = article?.[locale].description ?? inCopy(locale, 'description');
  if (!description) throw new Error(`The page ${path} has no description.`);
  return {
    path,
    name: inEach((one) => textAt(lists[one], 'pages/names', path) ?? article?.[one].title ?? path),
    description,
    sections: article
      ? article[locale].sections.map(({id, name}) => ({
          id,
          name: inEach(
            (one) => article[one].sections.find((other) => other.id === id)?.name ?? name,
          ),
        }))
      : (copySections[path] ?? []).map((id) => ({
          id,
          name: inEach((one) => inCopy(one, id) ?? id),
        })),
  };
}

export type Overview = ReturnType<typeof overviewOf>;

/** A text of a list in one language; undefined when there is none. */
function textAt(lists: Lists, ...path: readonly string[]): string | undefined {
  const text = valueAt(lists, path);
  return typeof text === 'string' ? text : undefined;
}

function choicesOf(
  lists: AllLists,
  choicesIn: (lists: Lists) => readonly {id: string; name: string}[],
) {
  return choicesIn(lists[locales[0]]).map(({id, name}) => ({
    id,
    name: inEach((one) => choicesIn(lists[one]).find((other) => other.id === id)?.name ?? name),
  }));
}

function inEach<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  const values = locales.map((locale) => [locale, valueIn(locale)]);
  return Object.fromEntries(values) as Record<Locale, Value>;
}
