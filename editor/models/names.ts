/* What a writer calls lists, pages and their parts. */
import {type ContentFiles, readSiteFile} from 'content/read/files';
import type {MarkdownPage} from 'content/read/markdownPage';
import {pageFolders} from 'content/read/pages';
import {dataFolder} from 'content/lists/inspect';
import {TOP} from 'content/read/blocks';
import {isWordField} from 'content/read/words';
import {type Path, placeOf, valueAt} from 'content/read/values';
import {parseYamlFile, type YamlFile} from 'content/read/yaml';
import type {SourceText} from 'content/pairs/sources';
import type {Locale} from 'nepali-text/locale';
import {readable} from '../phrases';
import type {Texts} from '../types';
import {entryName} from '../edits/names';
import {inLanguage, isText, labelOf, textsAt, textsFrom} from './words';

/** The name of a page by its route, where the site has one. */
export type PageNames = (route: string) => Texts | undefined;

/** The language of names, and the pages in them. */
export interface Naming {
  locale: Locale;
  names: PageNames;
}

export const NAMES = `${dataFolder}/pages/names.yml`;

/** By names.yml as it is now. */
export function pageNames(content: ContentFiles): PageNames {
  const bytes = readSiteFile(content, NAMES) ?? new Uint8Array();
  const {value} = parseYamlFile('pages/names', NAMES, bytes);
  return (route) => textsFrom(value, [route]);
}

/** The texts and other values in a part of a list; a text in both languages is one. */
export function leavesOf(part: unknown, path: Path = []): {path: Path; value: unknown}[] {
  if (typeof part !== 'object' || part === null || isText(part)) return [{path, value: part}];
  return Object.entries(part).flatMap(([key, value]) =>
    leavesOf(value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
}

export const isListFile = (file: string): boolean => file.startsWith(`${dataFolder}/`);

/** Whether a file is a page in Markdown, or a part of one, in either language. */
export const isPageFile = (file: string): boolean =>
  /\.mdx?$/.test(file) &&
  pageFolders.some(({english}) => englishFileOf(file).startsWith(`${english}/`));

/** "pages/team" for "src/data/pages/team.yml". */
export const listOf = (file: string): string =>
  file.slice(dataFolder.length + 1).replace(/\.ya?ml$/, '');

/** The English file of a translation; an English file is its own. */
export function englishFileOf(file: string): string {
  const folder = pageFolders.find(({translations}) => file.startsWith(`i18n/ne/${translations}/`));
  return folder ? file.replace(`i18n/ne/${folder.translations}`, folder.english) : file;
}

/** What a list is called, by help.yml; the words of a page have the name of the page. */
export function listLabel(name: string, names: PageNames): Texts {
  const [, page] = /^pages\/(.*)$/.exec(name) ?? [];
  const named = page === undefined ? undefined : names(page === 'home' ? '/' : `/${page}`);
  return textsAt('lists', name) ?? named ?? {en: name, ne: name};
}

/** A part of a list, with the labels of fields and the names of entries: "Team › Dipa Rai › Role". */
export function fieldName(
  {list, value}: Pick<YamlFile, 'list' | 'value'>,
  path: Path,
  {locale, names}: Naming,
): string {
  const parts = placeOf(value, path).map((part, depth) => {
    const around = path.slice(0, depth);
    if (typeof path[depth] === 'number')
      return entryName(valueAt(value, path.slice(0, depth + 1)), locale) ?? readable(part);
    const page = names(part);
    if (page) return inLanguage(page, locale);
    const field = around.filter((key) => typeof key === 'string').at(-1);
    return inLanguage(labelOf(part, String(field ?? list)), locale);
  });
  return [inLanguage(listLabel(list, names), locale), ...parts].join(' › ');
}

export function pageTitle(page: MarkdownPage | undefined): string | undefined {
  const title =
    page?.frontMatter.get('sidebar_label')?.value ?? page?.frontMatter.get('title')?.value;
  return typeof title === 'string' ? title : undefined;
}

/**
 * The field or the section of a page that a text is in: a section has the name of its heading, or the
 * title of the component that it is. Undefined before the first.
 */
export function sectionName(
  {place, kind}: Pick<SourceText, 'place' | 'kind'>,
  page: MarkdownPage | undefined,
  locale: Locale,
): string | undefined {
  if (isWordField(kind)) return inLanguage(labelOf(kind), locale);
  if (place === TOP) return undefined;
  const heading = page?.headings.find(({id}) => id === place)?.text;
  const element = page?.elements.find(({attributes}) => attributes.id === place);
  const {question, title, heading: own} = element?.attributes ?? {};
  return heading ?? question ?? title ?? own ?? place;
}
