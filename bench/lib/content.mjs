import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {quietFlags} from './browser.mjs';
import {serve} from './serve.mjs';

/** The paths in the table of routes, of both languages. */
export function routesOf(build) {
  const {table} = JSON.parse(readFileSync(path.join(build, '.hosting/rules.json'), 'utf8'));
  return table.flatMap(({pages}) => pages);
}

/** Runs in a page of ours, so it contains all that it needs. Reads the main part without our design. */
function readMain() {
  const leftOut =
    'script, style, noscript, template, [hidden], iframe, object, article > nav, article .no-print, a.hash-link';
  const svgAttributes =
    /^(?:viewBox|width|height|preserveAspectRatio|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|points|transform|fill|stroke|opacity|(?:fill|stroke|clip)-[a-z]+)$/;
  const attributes =
    /^(?:href|src|srcset|sizes|width|height|alt|lang|dir|datetime|type|value|for|id|placeholder|required|colspan|rowspan|scope|open|role|loading|decoding|fetchpriority|action|method|start|reversed|aria-(?:hidden|label|labelledby|describedby))$/;
  const pictures = new Set();

  const note = (address) => {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) pictures.add(decodeURIComponent(url.pathname));
  };
  const notePictures = (element) => {
    const source = element.tagName === 'IMG' ? element.getAttribute('src') : null;
    const used = element.tagName === 'use' ? element.getAttribute('href') : null;
    if (source) note(source);
    if (used && !used.startsWith('#')) note(used);
    for (const choice of element.getAttribute('srcset')?.split(',') ?? []) {
      note(choice.trim().split(/\s+/)[0]);
    }
  };
  const copy = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent.replace(/\s+/g, ' ');
      const before = node.previousSibling;
      const isBetweenBlocks =
        text === ' ' &&
        (before?.nodeType !== Node.ELEMENT_NODE ||
          !getComputedStyle(before).display.startsWith('inline'));
      return text && !isBetweenBlocks ? [text] : [];
    }
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(leftOut)) return [];
    const {display} = getComputedStyle(node);
    const isSvg = node.namespaceURI === 'http://www.w3.org/2000/svg';
    if (!isSvg && display === 'none' && !node.matches('option, source')) return [];
    const tag = isSvg ? node.tagName : node.tagName.toLowerCase();
    const children = [...node.childNodes].flatMap(copy);
    const kept = {};
    for (const {name, value} of node.attributes) {
      if (attributes.test(name) || (isSvg && svgAttributes.test(name))) kept[name] = value;
    }
    notePictures(node);
    if (tag === 'span' && Object.keys(kept).length === 0) {
      if (!node.classList.contains('visually-hidden')) return children;
      kept.class = 'visually-hidden';
    }
    if (/^[uo]l$/.test(tag) && display === 'grid') kept.class = 'cards';
    return [{tag, attributes: kept, children}];
  };

  const main = document.querySelector('main');
  // What a closed `details` hides beside it is inside it on a page without our styles.
  for (const details of main.querySelectorAll('details:not([open])')) {
    const next = details.nextElementSibling;
    if (next && getComputedStyle(next).display === 'none') details.append(next);
  }
  const isArticle = document.documentElement.classList.contains('docs-wrapper');
  const root = (isArticle ? main.querySelector('article') : null) ?? main;
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.content ?? '',
    isArticle,
    body: [...root.childNodes].flatMap(copy),
    pictures: [...pictures],
  };
}

/** Runs in a page of ours: the links of header and footer, and the families of its fonts. */
function readFrame() {
  const textOf = (element) => element.textContent.replace(/\s+/g, ' ').trim();
  const links = (within, selector) =>
    [...within.querySelectorAll(selector)].map((link) => ({
      label: textOf(link),
      href: link.getAttribute('href') ?? '',
    }));
  const header = document.querySelector('header');
  const footer = document.querySelector('footer');
  const columns = [...footer.querySelectorAll('nav')].map((nav) => ({
    heading: textOf(nav.querySelector('h2')),
    links: links(nav, 'a'),
  }));
  const inColumns = columns.flatMap((column) => column.links.map(({href}) => href));
  return {
    name: textOf(header.querySelector('a[href="/"], a[href="/ne/"]')),
    menu: links(header, 'details nav a'),
    columns,
    others: links(footer, 'a').filter(({href}) => !inColumns.includes(href)),
    credits: [...footer.querySelectorAll('section li > span, div > p')].map(textOf),
    fonts: getComputedStyle(document.body).fontFamily,
  };
}

/** Runs in a page of ours: the colours that our drawings name. */
const readColours = () =>
  [...document.documentElement.computedStyleMap()]
    .filter(([name]) => name.startsWith('--w-'))
    .map(([name, [value]]) => `${name}:${value}`);

/** Our @font-face rules and the files that they name; the peers get the same fonts. */
function readFonts(build) {
  const folder = path.join(build, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
  const faces = [...new Set(css.match(/@font-face\s*\{[^}]*\}/g))].join('\n');
  const urls = [...faces.matchAll(/url\(["']?(\/[^)"']+)["']?\)/g)].map(([, url]) => url);
  if (urls.length === 0) throw new Error(`No style sheet in ${folder} has a font.`);
  return {faces, files: [...new Set(urls)]};
}

/** All words, links, pictures and fonts of a build, as a visitor without JavaScript gets them. */
export async function readContent(build, browser) {
  const {origin, close} = await serve(build);
  const {faces, files} = readFonts(build);
  const pictures = new Set();
  const chrome = await chromium.launch({
    executablePath: browser.chromePath,
    args: quietFlags,
    env: browser.envVars,
  });
  const content = {build, faces, frames: {}, pages: []};
  try {
    const context = await chrome.newContext({
      javaScriptEnabled: false,
      viewport: {width: 1280, height: 900},
    });
    const page = await context.newPage();
    for (const route of routesOf(build)) {
      await page.goto(origin + route);
      const {pictures: named, ...main} = await page.evaluate(readMain);
      content.pages.push({path: route, ...main});
      for (const picture of named) pictures.add(picture);
      content.frames[main.lang] ??= await page.evaluate(readFrame);
      content.colours ??= await page.evaluate(readColours);
    }
  } finally {
    await chrome.close();
    close();
  }
  return {...content, files: [...pictures, ...files].sort()};
}
