import type {Locale} from 'nepali-text/locale';
import {anchorOf, type Import, type MarkdownPage} from 'content/read/markdownPage';
import {importedMarkdown, isPartial, readPage, readPairs, routeOf} from 'content/read/pages';
import {valueAt} from 'content/read/yaml';
import type {Lists} from '../../content/lists';

/** A part of a page that has an address of its own. */
interface PageSection {
  id: string;
  name: string;
}

/** Headings with an address in pages that are written in React: keys of their copy that are also ids. */
const copySections: Readonly<Record<string, readonly string[]>> = {
  '/vmgo': ['vision', 'mission', 'goals', 'objectives'] satisfies (keyof Lists['pages/vmgo'])[],
};

/**
 * Every page with its sections, every profession and every city, in one language: the same in the same
 * order in each. Pages are in the order of names.yml; those that it does not name come last.
 */
export function overviewOf(siteDir: string, lists: Lists, locale: Locale) {
  const articles = new Map(
    readPairs(siteDir).flatMap(({englishFile, english, twin}) =>
      english && !isPartial(englishFile)
        ? [[routeOf(englishFile), (locale === 'ne' && twin) || english]]
        : [],
    ),
  );
  const names: Partial<Record<string, string>> = lists['pages/names'];
  const paths = new Set([...Object.keys(names), ...articles.keys()]);
  // The page that shows the overview.
  paths.delete('/search');
  const imported = (statement: Import) => {
    const file = importedMarkdown(statement);
    return file === undefined ? undefined : readPage(siteDir, file);
  };
  const pageAt = (path: string) => {
    const page = articles.get(path);
    const text = (key: string) =>
      (page?.frontMatter.get(key)?.value ??
        valueAt(lists, [`pages/${path.slice(1) || 'home'}`, key])) as string | undefined;
    return {
      path,
      name: names[path] ?? text('title') ?? path,
      description: text('description')!,
      sections: page
        ? sectionsOf(page, lists, imported)
        : (copySections[path] ?? []).map((id) => ({id, name: text(id) ?? id})),
    };
  };
  const named = (entries: readonly PageSection[]): PageSection[] =>
    entries.map(({id, name}) => ({id, name}));
  return {
    pages: [...paths].map(pageAt),
    professions: named(lists.choices.professions),
    trades: named(lists.services),
    cities: named(lists.choices.cities),
  };
}

/** In each language. */
export type Overview = Readonly<Record<Locale, ReturnType<typeof overviewOf>>>;

/** What a heading may refer to, in the language of the page. */
export type Named = Pick<Lists, 'facts' | 'site'>;

/**
 * The parts of a page in its own language, in the order of the page: its headings, and the components
 * with an address, such as questions. Those of imported parts are in the place of the part.
 *
 * @param imported the page that an import names; undefined for anything that is no Markdown
 */
export function sectionsOf(
  {headings, elements, imports}: MarkdownPage,
  named: Named,
  imported: (statement: Import) => MarkdownPage | undefined,
): PageSection[] {
  // A block in another language repeats the page.
  const blocks = elements.filter(({name}) => name === 'Lang');
  return [...headings, ...elements]
    .filter(({line}) => !blocks.some((block) => block.line <= line && line <= block.lastLine))
    .sort((one, other) => one.line - other.line)
    .flatMap((part) => {
      if ('level' in part) return part.id ? {id: part.id, name: shown(part.text, named)} : [];
      const statement = imports.find(({name}) => name === part.name);
      const inPlace = statement && imported(statement);
      if (inPlace) return sectionsOf(inPlace, named, imported);
      const id = anchorOf(part);
      const {title, question, heading} = part.attributes;
      const name = title ?? question ?? heading;
      return id && name ? {id, name} : [];
    });
}

/** The words of a heading as a page shows them. */
const shown = (heading: string, {facts, site}: Named): string =>
  heading
    .replace(/<Brand \/>/g, site.name)
    .replace(/<Fact id="([\w-]+)"( form="short")? \/>/g, (_, id: string, isShort?: string) => {
      const fact = facts[id];
      return (isShort && fact?.short) || (fact?.text ?? '');
    })
    .replace(/\[([^\]]*)\]\([^)]*\)|[*`]/g, '$1');
