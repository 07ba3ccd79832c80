import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI, Element} from 'cheerio';
import {buildDir} from '../../../scripts/lib/paths';
import type {Locale} from 'nepali-text/locale';
import {readHtml} from '../../../src/lib/html';
import type {SearchData} from '../../../src/lib/searchData';
import {SEARCH_NAMES_FILE, SEARCH_TEXTS_FILE} from '../../../src/lib/urls';
import {baseOf} from '../../../src/siteUrl';
import {type SitePage, sitePages} from './routes';

/** A finished page as a program reads it that runs no scripts. */
export interface DiskPage extends SitePage {
  $: CheerioAPI;
  title: string;
  /** What a `meta` element says, by its name or property. */
  meta: (name: string) => string | undefined;
  /** Elements of that name. */
  all: (name: string) => Element[];
}

/** A file of the build, by its address. */
export const fileOf = (pathname: string): string => path.join(buildDir, decodeURI(pathname));

export function readDiskPage(page: SitePage, file = htmlOf(page.path)): DiskPage {
  const html = readFileSync(file, 'utf8');
  const $ = readHtml(html);
  const all = (name: string) => $<Element, string>(name).get();
  const meta = (name: string) => {
    const found = $(`meta[name="${name}"], meta[property="${name}"]`);
    if (found.length > 1) throw new Error(`${page.path} says ${name} more than once.`);
    return found.attr('content');
  };
  return {...page, $, title: $('title').first().text(), meta, all};
}

/** The file of a page, by its address. */
export const htmlOf = (pathname: string) =>
  fileOf(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`);

/** The files that a browser searches: one, or for a large site two. */
export const searchFilesOf = (locale: Locale): string[] =>
  [SEARCH_NAMES_FILE, SEARCH_TEXTS_FILE]
    .map((name) => fileOf(`${baseOf(locale)}${name}`))
    .filter((file) => existsSync(file));

export const searchDataOf = (locale: Locale): SearchData =>
  searchFilesOf(locale)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as SearchData)
    .reduce((names, texts) => ({...names, ...texts}));

let pages: DiskPage[] | undefined;

/** Every page of the build; read once. */
export const diskPages = (): DiskPage[] =>
  (pages ??= sitePages().map((page) => readDiskPage(page)));
