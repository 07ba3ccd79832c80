import path from 'node:path';
import {say} from '../say';
import {type ContentFiles, listSiteFiles, readSiteFile} from './files';
import {escapeHeadingIds, parseMarkdown} from './markdown';
import {type MarkdownPage, type PageImport, markdownPage, syntaxProblem} from './markdownPage';
import {explainSource} from './source';
import {decodeUtf8} from './yaml';

/** The folders of pages, and where under i18n/ne/ Docusaurus looks for their translations. */
export const pageFolders = [
  {english: 'docs', translations: 'docusaurus-plugin-content-docs/current'},
  {english: 'pages', translations: 'docusaurus-plugin-content-pages-words'},
  {english: 'src/pages', translations: 'docusaurus-plugin-content-pages'},
] as const;

/** A page in English and its Nepali translation. One of the two may not exist. */
export interface PagePair {
  englishFile: string;
  translationFile: string;
  english: MarkdownPage | undefined;
  translation: MarkdownPage | undefined;
}

/** The address of an English page: `/faq` for `docs/faq.mdx`. */
export function routeOf(file: string): string {
  return file.replace(/^(?:docs|pages|src\/pages)(.*?)(?:\/index)?\.(?:mdx?|tsx)$/, '$1') || '/';
}

/** Every English file, including imported parts. */
export function readEnglish(site: ContentFiles): MarkdownPage[] {
  return pageFolders.flatMap(({english}) =>
    listMarkdown(site, english)
      .sort()
      .flatMap((name) => readPage(site, `${english}/${name}`) ?? []),
  );
}

export function readPairs(site: ContentFiles): PagePair[] {
  return pageFolders.flatMap(({english, translations}) => {
    const translationFolder = `i18n/ne/${translations}`;
    const names = [...listMarkdown(site, english), ...listMarkdown(site, translationFolder)];
    return [...new Set(names)]
      .sort()
      .map((name) => readPair(site, `${english}/${name}`, `${translationFolder}/${name}`));
  });
}

function readPair(site: ContentFiles, englishFile: string, translationFile: string): PagePair {
  const [english, translation] = [readPage(site, englishFile), readPage(site, translationFile)];
  return {englishFile, translationFile, english, translation};
}

/**
 * The pair of a page in either language; undefined for a file that is no page.
 *
 * @param file from the site's folder
 */
export function pairOf(site: ContentFiles, file: string): PagePair | undefined {
  for (const {english, translations} of pageFolders) {
    const translationFolder = `i18n/ne/${translations}`;
    const folder = [english, translationFolder].find((name) => file.startsWith(`${name}/`));
    if (!folder) continue;
    const name = file.slice(folder.length + 1);
    return readPair(site, `${english}/${name}`, `${translationFolder}/${name}`);
  }
  return undefined;
}

/** A page by its path from the site's folder; undefined when there is no such file. */
export function readPage(site: ContentFiles, file: string): MarkdownPage | undefined {
  const bytes = readSiteFile(site, file);
  if (!bytes) return undefined;
  const source = decodeUtf8(bytes);
  if (source === undefined) {
    return {...emptyPage(file), problems: [{file, line: 1, ...say('file.encoding')}]};
  }
  const last = lastRead.get(file);
  if (last?.source === source) return last.page;
  const page = parsePage(file, source);
  lastRead.set(file, {source, page});
  return page;
}

/** The last result of each file, because the checks of a site read each page several times. */
const lastRead = new Map<string, {source: string; page: MarkdownPage}>();

/** Parses a page. For invalid MDX the result has only the front matter and the problem. */
export function parsePage(file: string, original: string): MarkdownPage {
  const source = escapeHeadingIds(original);
  const unreadable = explainSource(original);
  if (unreadable) return {...emptyPage(file), problems: [{file, ...unreadable}]};
  try {
    return markdownPage(file, source, parseMarkdown(source));
  } catch (error) {
    const matter = /^---\r?\n[\s\S]*?^---[ \t]*$/m.exec(source);
    const page = markdownPage(file, source, parseMarkdown(matter?.index === 0 ? matter[0] : ''));
    return {...page, problems: [...page.problems, syntaxProblem(file, error)]};
  }
}

const emptyPage = (file: string) => markdownPage(file, '', parseMarkdown(''));

function listMarkdown(site: ContentFiles, folder: string): string[] {
  return listSiteFiles(site, folder).filter((name) => /\.mdx?$/.test(name));
}

/** Pages that a program saved as `faq.mdx.txt`. */
export const misnamedPages = (site: ContentFiles): string[] =>
  pageFolders
    .flatMap(({english, translations}) => [english, `i18n/ne/${translations}`])
    .flatMap((folder) => listSiteFiles(site, folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.mdx?\.txt$/.test(file));

/** Whether a file is a part that pages import, and no page itself. */
export function isPartial(file: string): boolean {
  return path.posix.basename(file).startsWith('_');
}

/** The Markdown file that an import names, from the site's folder; undefined for anything else. */
export function importedMarkdown({file, from}: PageImport): string | undefined {
  if (!/\.mdx?$/.test(from)) return undefined;
  if (from.startsWith('@site/')) return from.slice('@site/'.length);
  return from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined;
}

/** A page with the parts that it imports in its own language. */
export function withParts(site: ContentFiles, page: MarkdownPage): MarkdownPage[] {
  const isNepali = page.file.startsWith('i18n/');
  const parts = page.imports
    .flatMap((statement) => importedMarkdown(statement) ?? [])
    .filter((file) => file.startsWith('i18n/') === isNepali)
    .flatMap((file) => readPage(site, file) ?? []);
  return [page, ...parts];
}
