import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Language} from '../../../src/collections/language';
import {type MarkdownPage, parsePage} from './markdownPage';

/** The folders of pages, and where under i18n/<language>/ Docusaurus looks for their twins. */
const folders = [
  {english: 'docs', twins: 'docusaurus-plugin-content-docs/current'},
  {english: 'pages', twins: 'docusaurus-plugin-content-pages-words'},
  {english: 'src/pages', twins: 'docusaurus-plugin-content-pages'},
];

/** A page and where its other half is, or should be. */
export interface Pair {
  englishFile: string;
  twinFile: string;
  english?: MarkdownPage;
  twin?: MarkdownPage;
}

/** Every Markdown file of the site, in English, in one other language, or in both. */
export function readPairs(siteDir: string, language: Language): Pair[] {
  return folders.flatMap(({english, twins}) => {
    const twinFolder = `i18n/${language}/${twins}`;
    const names = [...listMarkdown(siteDir, english), ...listMarkdown(siteDir, twinFolder)];
    return [...new Set(names)].sort().map((name) => {
      const [englishFile, twinFile] = [`${english}/${name}`, `${twinFolder}/${name}`];
      return {
        englishFile,
        twinFile,
        ...withPage('english', readPage(siteDir, englishFile)),
        ...withPage('twin', readPage(siteDir, twinFile)),
      };
    });
  });
}

function withPage(key: 'english' | 'twin', page: MarkdownPage | undefined): Partial<Pair> {
  return page ? {[key]: page} : {};
}

/** A page by its path from the site's folder; undefined when there is none. */
export function readPage(siteDir: string, file: string): MarkdownPage | undefined {
  const place = path.join(siteDir, file);
  return existsSync(place) ? parsePage(file, readFileSync(place, 'utf8')) : undefined;
}

/** Translations that lie where Docusaurus does not look. */
export function listStrays(siteDir: string, language: Language): string[] {
  const known = folders.map(({twins}) => `${twins}/`);
  return listMarkdown(siteDir, `i18n/${language}`)
    .filter((name) => !known.some((folder) => name.startsWith(folder)))
    .map((name) => `i18n/${language}/${name}`);
}

function listMarkdown(siteDir: string, folder: string): string[] {
  const place = path.join(siteDir, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name));
}

/** A file that pages import and that is no page by itself. */
export function isPartial(file: string): boolean {
  return path.posix.basename(file).startsWith('_');
}
