import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import type {Element} from 'cheerio';
import postcss, {type AtRule, type Container, type Root} from 'postcss';
import {preProcessFile} from 'typescript';
import {type Locale, locales} from 'nepali-text/locale';
import {filesBelow} from 'content/read/files';
import {buildDir, siteDir} from '../../scripts/lib/paths';
import {readHtml} from '../../src/lib/html';
import pageScripts from '../../src/page-scripts';
import {DYNAMIC_ATTRIBUTES} from '../../src/publish/first-paint/usedStyles';
import {htmlOf} from '../browser/support/pagesOnDisk';
import {openedPages} from '../browser/support/routes';
import {prefixOf} from '../browser/support/words';

/*
 * What the tools of a build are known to lose: PurgeCSS 8 rules, @swc/html 1.16 scripts and values of attributes,
 * Lightning CSS 1.33 the first of two values of a property. And what React and browsers take for something else.
 */

/** Pages of every kind, and screens of errors. */
const documents = () => [
  ...openedPages(),
  ...locales.flatMap((locale) =>
    ['404', '500'].map((name) => ({path: `${prefixOf(locale)}/${name}`, locale})),
  ),
];
const parsed = (address: string) => readHtml(readFileSync(htmlOf(address), 'utf8'));

/** What an element, a reader or a script brings about; a part of a page in another language; and what is no element. */
const STATE = new RegExp(
  [
    String.raw`::?(?:before|after|placeholder|details-content|-(?:webkit|moz)-[\w-]+)(?:\([^)]*\))?`,
    String.raw`:(?:hover|active|focus(?:-visible|-within)?|target|checked|disabled|lang\([^)]*\))(?![\w-])`,
    String.raw`\[(?:${DYNAMIC_ATTRIBUTES.join('|')})(?:[~|^$*]?=[^\]]*)?\]`,
  ].join('|'),
  'g',
);
const CONDITION = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The elements that a selector can ever match in a document, as a selector without states. */
const withoutStates = (selector: string): string =>
  selector
    .replace(CONDITION, (part) => (part.search(STATE) < 0 ? part : ''))
    .replace(STATE, '')
    .replace(/(?<=^|[>+~ ])(?=$|[>+~ ])/g, '*');

/** The words in a script that a minifier leaves as they are. */
const wordsOf = (script: string): string[] => script.match(/(?<=["'`.])[\w-]{6,}(?=["'`(])/g) ?? [];

/** The name of each rule, with the conditions around it, and the properties that its declarations set. */
function rulesOf(sheet: string): Map<string, {selector: string; properties: Set<string>}> {
  const rules = new Map<string, {selector: string; properties: Set<string>}>();
  postcss.parse(sheet).walkRules((rule) => {
    const around: string[] = [];
    for (let one = rule.parent as Container | undefined; one; one = one.parent as Container) {
      if (one.type !== 'atrule') continue;
      const {name, params} = one as AtRule;
      if (name.endsWith('keyframes')) return;
      around.unshift(`@${name} ${params}`);
    }
    for (const selector of rule.selectors) {
      const key = [...around, selector].join(' ');
      const {properties} = rules.get(key) ?? {properties: new Set()};
      // What usedStyles.ts writes as a constant, and what no browser needs.
      rule.walkDecls(/^(?!--|page-break-|-moz-appearance$|-webkit-text-decoration$)/, ({prop}) => {
        properties.add(prop);
      });
      rules.set(key, {selector, properties});
    }
  });
  return rules;
}

const wholeSheet = (locale: Locale): string => {
  const folder = path.join(buildDir, prefixOf(locale), 'assets/css');
  return readFileSync(
    path.join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.css'))!,
    ),
    'utf8',
  );
};

for (const locale of locales) {
  test(`each document of "${locale}" has every rule of the style sheet that fits one of its elements`, () => {
    const whole = rulesOf(wholeSheet(locale));
    const lost: string[] = [];
    let kept = 0;
    for (const {path: address} of documents().filter((one) => one.locale === locale)) {
      const $ = parsed(address);
      const own = rulesOf($('style').text());
      for (const [key, {selector, properties}] of whole) {
        const found = own.get(key)?.properties ?? new Set();
        if ([...properties].every((name) => found.has(name))) kept += 1;
        else if ($(withoutStates(selector)).not('head, head *').length > 0)
          lost.push(`${address}: ${key}`);
      }
    }
    expect(lost).toEqual([]);
    expect(kept).toBeGreaterThan(1000);
  });
}

test('each document has the scripts and styles that it was given, in one script', () => {
  const {injectHtmlTags} = pageScripts({siteStorage: {namespace: ''}} as LoadContext);
  const {headTags} = injectHtmlTags!({content: undefined}) as {headTags: HtmlTagObject[]};
  const scripts = headTags.filter(({tagName}) => tagName === 'script');
  const sheets = readdirSync(path.join(buildDir, 'assets/elements'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.basename(name, '.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const {path: address, locale} of openedPages()) {
    const $ = parsed(address);
    const styles = $('style')
      .get()
      .map((style) => /^@font-face\{font-family:Mukta Headings/.test($(style).text()));
    expect(styles, address).toEqual(locale === 'ne' ? [true, false] : [false]);
    const [code = '', ...others] = $('script:not([type])')
      .get()
      .map((script) => $(script).text());
    expect(others, address).toEqual([]);
    const found = wordsOf(code);
    for (const {attributes: {'data-for': name = ''} = {}, innerHTML = ''} of scripts) {
      const attribute = `[${String(name)}]`;
      const isGiven = !name || $(attribute).length > 0;
      if (isGiven) expect(found, address).toEqual(expect.arrayContaining(wordsOf(innerHTML)));
      // What a script looks for tells it from the others.
      else if (innerHTML.includes(attribute)) expect(code, address).not.toContain(attribute);
    }
    expect(found, address).toEqual(expect.arrayContaining(sheets));
  }
});

test('a unit that Chrome 80 does not know stands behind a value that it knows', () => {
  const alone: string[] = [];
  let seen = 0;
  for (const locale of locales) {
    postcss.parse(wholeSheet(locale)).walkDecls((declaration) => {
      const {parent, prop, value} = declaration;
      if (!/\d[dls]v(?:h|w|b|i|min|max)\b/.test(value)) return;
      seen += 1;
      const around = parent!.parent as AtRule | Root;
      if (around.type === 'atrule' && around.name === 'supports') return;
      const [first] = parent!.nodes!.filter((one) => one.type === 'decl' && one.prop === prop);
      if (first === declaration) alone.push(declaration.toString());
    });
  }
  expect(alone).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

test('no document has an attribute that React or a browser takes for something else', () => {
  const wrong: string[] = [];
  for (const {path: address} of openedPages()) {
    const $ = parsed(address);
    for (const {name, attribs} of $<Element, '*'>('*').get()) {
      // react-dom 19.3 writes `true` on a custom element as an empty value, of which ARIA knows none.
      const empty = Object.keys(attribs).filter((key) => key.startsWith('aria-') && !attribs[key]);
      wrong.push(...empty.map((key) => `${address}: ${key} of ${name}`));
    }
    // Chromium 156 types no Nepali digits into a number, and makes Punycode of a Nepali address.
    const fields = $('input[type=number], input[type=email], input[type=url]').get();
    wrong.push(...fields.map(({attribs}) => `${address}: ${attribs.type}`));
    // It hoists what belongs to a head out of a template.
    if ($('head > title').length !== 1 || $('head > title').text() === '')
      wrong.push(`${address}: title`);
  }
  expect(wrong).toEqual([]);
});

test('no module of an element imports another one, whose failure Firefox 153 would keep', () => {
  const folder = path.join(buildDir, 'assets/elements');
  const modules = filesBelow(folder).filter((file) => file.endsWith('.js'));
  expect(modules.length).toBeGreaterThan(10);
  for (const file of modules) {
    const {importedFiles} = preProcessFile(readFileSync(path.join(folder, file), 'utf8'));
    expect([file, ...importedFiles.map(({fileName}) => fileName)]).toEqual([file]);
  }
});

test('no component gives `hidden` a value, which the minifier takes away', () => {
  const sources = ['src', 'packages']
    .flatMap((folder) =>
      filesBelow(path.join(siteDir, folder)).map((file) => path.join(siteDir, folder, file)),
    )
    .filter((file) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes('until-found'))).toEqual([]);
});
