import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/paths';
import {attribute, type Element, elementsIn, readHtml, type Parent} from '../../../src/lib/html';
import {type SitePage, sitePages} from './sitemap';

/** A finished page as a program reads it that runs no scripts. */
export interface DiskPage extends SitePage {
  tree: Parent;
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
  const tree = readHtml(html);
  const all = (name: string) => elementsIn(tree, ({tagName}) => tagName === name);
  const metas = all('meta');
  const meta = (name: string) => {
    const found = metas.filter((one) =>
      [attribute(one, 'name'), attribute(one, 'property')].includes(name),
    );
    if (found.length > 1) throw new Error(`${page.path} says ${name} more than once.`);
    return found[0] && attribute(found[0], 'content');
  };
  const [title] = all('title');
  const text = title?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') ?? '';
  return {...page, tree, title: text, meta, all};
}

export const htmlOf = (pathname: string) =>
  fileOf(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`);

let pages: DiskPage[] | undefined;

/** Every page of the build; read once. */
export const diskPages = (): DiskPage[] =>
  (pages ??= sitePages().map((page) => readDiskPage(page)));
