import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI, Element} from 'cheerio';
import {buildDir} from '../../../scripts/lib/paths';
import {readHtml} from '../../../src/lib/html';
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

let pages: DiskPage[] | undefined;

/** Every page of the build; read once. */
export const diskPages = (): DiskPage[] =>
  (pages ??= sitePages().map((page) => readDiskPage(page)));
