// Both functions run in a page of ours, so each holds all it needs.
import type {Node} from './tree';

export interface Link {
  label: string;
  href: string;
}

/** What stands around every page of a language. */
export interface Frame {
  name: string;
  /** The links of the header. */
  menu: Link[];
  columns: {heading: string; links: Link[]}[];
  /** Stores, social pages and chats. */
  others: Link[];
  /** The lines at the very end. */
  credits: string[];
  /** The families of its text, as CSS names them. */
  typeface: string;
}

interface ReadMain {
  lang: string;
  title: string;
  description: string;
  isArticle: boolean;
  body: Node[];
  pictures: string[];
}

export function readMain(): ReadMain {
  const leftOut =
    'script, style, noscript, template, [hidden], iframe, object, article > nav, article .no-print, a.hash-link';
  const svgAttributes =
    /^(?:viewBox|width|height|preserveAspectRatio|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|points|transform|fill|stroke|opacity|(?:fill|stroke|clip)-[a-z]+)$/;
  const attributes =
    /^(?:href|src|srcset|sizes|width|height|alt|lang|dir|datetime|type|value|for|id|placeholder|required|colspan|rowspan|scope|open|role|loading|decoding|fetchpriority|action|method|start|reversed|aria-(?:hidden|label|labelledby|describedby))$/;
  const pictures = new Set<string>();

  const note = (address: string): void => {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) pictures.add(decodeURIComponent(url.pathname));
  };
  const notePictures = (element: Element): void => {
    const source = element.tagName === 'IMG' ? element.getAttribute('src') : null;
    const used = element.tagName === 'use' ? element.getAttribute('href') : null;
    if (source) note(source);
    if (used && !used.startsWith('#')) note(used);
    for (const choice of element.getAttribute('srcset')?.split(',') ?? []) {
      note(choice.trim().split(/\s+/)[0]!);
    }
  };
  const copy = (from: ChildNode): Node[] => {
    if (from.nodeType === 3) {
      const words = (from.textContent ?? '').replace(/\s+/g, ' ');
      const before = from.previousSibling;
      const isBetweenBlocks =
        words === ' ' &&
        (before?.nodeType !== 1 || !/^inline/.test(getComputedStyle(before as Element).display));
      return words && !isBetweenBlocks ? [words] : [];
    }
    if (from.nodeType !== 1) return [];
    const element = from as Element;
    if (element.matches(leftOut)) return [];
    const style = getComputedStyle(element);
    const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
    if (!isSvg && style.display === 'none' && !/^(?:option|source)$/i.test(element.tagName))
      return [];
    const tag = isSvg ? element.tagName : element.tagName.toLowerCase();
    const children = [...element.childNodes].flatMap(copy);
    const kept: Record<string, string> = {};
    for (const {name, value} of element.attributes) {
      if (attributes.test(name) || (isSvg && svgAttributes.test(name))) kept[name] = value;
    }
    notePictures(element);
    if (tag === 'span' && Object.keys(kept).length === 0) {
      if (!element.classList.contains('visually-hidden')) return children;
      kept.class = 'visually-hidden';
    }
    if (/^[uo]l$/.test(tag) && style.display === 'grid') kept.class = 'cards';
    return [{tag, attributes: kept, children}];
  };

  const main = document.querySelector('main')!;
  const isArticle = document.documentElement.classList.contains('docs-wrapper');
  const root = (isArticle ? main.querySelector('article') : null) ?? main;
  const meta = document.querySelector('meta[name=description]')?.getAttribute('content');
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: meta ?? '',
    isArticle,
    body: [...root.childNodes].flatMap(copy),
    pictures: [...pictures],
  };
}

export function readFrame(): Frame {
  const words = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
  const links = (within: ParentNode, selector: string): Link[] =>
    [...within.querySelectorAll(selector)].map((link) => ({
      label: words(link),
      href: link.getAttribute('href') ?? '',
    }));
  const header = document.querySelector('header')!;
  const footer = document.querySelector('footer')!;
  const menu = links(header, 'details nav a');
  const columns = [...footer.querySelectorAll('nav')].map((nav) => ({
    heading: words(nav.querySelector('h2')!),
    links: links(nav, 'a'),
  }));
  const inColumns = columns.flatMap((column) => column.links.map(({href}) => href));
  return {
    name: words(header.querySelector('a[href="/"], a[href="/ne/"]')!),
    menu,
    columns,
    others: links(footer, 'a').filter(({href}) => !inColumns.includes(href)),
    credits: [...footer.querySelectorAll('section li > span, div > p')].map(words),
    typeface: getComputedStyle(document.body).fontFamily,
  };
}
