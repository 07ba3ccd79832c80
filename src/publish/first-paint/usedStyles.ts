import {readFileSync} from 'node:fs';
import type {Element} from 'cheerio';
import {PurgeCSS} from 'purgecss';
import {cacheFile} from 'content/cache';
import {hash} from 'content/read/files';
import type {HtmlDocument} from '../documents';

/** The code that makes the styles, as a part of the key of the cache. */
const CODE = readFileSync(__filename) + readFileSync(require.resolve('purgecss'), 'utf8');

/** Attributes that browsers, src/page-scripts, elements and the service worker set while React does not run. */
export const DYNAMIC_ATTRIBUTES = [
  'aria-busy',
  'aria-current',
  'data-asked',
  'data-away',
  'data-copy',
  'data-elements',
  'data-fonts',
  'data-offer',
  'data-offline',
  'data-open',
  'data-theme',
  'hidden',
  'open',
];

const FONT_FACE = /@font-face\{[^}]*?font-family:["']?([^;"'}]+)[^}]*\}/g;

export interface StyleSources {
  siteDir: string;
  /** The text of the file of the site at an address. */
  fileAt: (address: string) => string;
  /** The text of the style sheet of a custom element; empty for what has none. */
  sheetOf: (tagName: string) => string;
}

/** The names that selectors can match in a finished page. */
function selectorNames(elements: readonly Element[]) {
  const attributes = elements.flatMap(({attribs}) => Object.entries(attribs));
  const valuesOf = (name: string) =>
    attributes.filter(([one]) => one === name).flatMap(([, value]) => value.split(/\s+/));
  return {
    attributes: {
      names: [...attributes.map(([name]) => name), ...DYNAMIC_ATTRIBUTES],
      values: attributes.map(([, value]) => value),
    },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: elements.map(({name}) => name),
    undetermined: [],
  };
}

/** Removes `@font-face` rules of fonts that no rule names. PurgeCSS does not look for names in custom properties. */
function withoutUnusedFonts(sheet: string): string {
  const rules = sheet.replace(FONT_FACE, '');
  return sheet.replace(FONT_FACE, (face, family: string) =>
    new RegExp(`[:,"']${family}["',;}]`).test(rules) ? face : '',
  );
}

/** Removes rules whose `:has()` names a class that the page does not have. PurgeCSS does not look into it. */
const withoutUnmetConditions = (sheet: string, classes: readonly string[]): string =>
  sheet.replace(
    /(?<=^|[{};])[^{},]*:has\([^(){},]*\.([\w-]+)[^(){},]*\)[^{},]*\{[^{}]*\}/g,
    (rule, name: string) => (classes.includes(name) ? rule : ''),
  );

/**
 * Removes rules of which nothing is left, and lines for browsers older than the oldest ones of package.json: Safari 14
 * knows a `text-decoration` without colour and style, all know `break-…: avoid`, Firefox 78 `-webkit-appearance`.
 */
const withoutRemains = (sheet: string): string =>
  sheet
    .replace(/[^{};]*\{\}/g, '')
    .replace(/-webkit-text-decoration:(none|underline);(?=text-decoration:\1[;}])/g, '')
    .replace(/page-(break-\w+:avoid);(?=\1[;}])/g, '')
    .replace(/(?<=-webkit-appearance:none;)-moz-appearance:none;/g, '');

const AT_RULE = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const ROOT_RULE = /(?<=^|[;}])(:root(?:,[^{}]*)?)\{([^{}]*)\}/g;

/** Declarations end with a semicolon; one in parentheses belongs to a `data:` address. */
const declarationsIn = (lines: string) =>
  lines.split(/;(?![^()]*\))/).map((text) => {
    const colon = text.indexOf(':');
    return {text, name: text.slice(0, colon), value: text.slice(colon + 1)};
  });

/**
 * Writes constants in place of the custom properties that have them, where that is shorter: about 100 bytes in each
 * compressed document. A property is a constant when the sheet gives it one value, for the whole page, that names no
 * other property.
 *
 * @param kept the properties that files outside the sheet ask for
 */
export function withConstants(sheet: string, kept: readonly string[]): string {
  const count = (text: string) => sheet.split(text).length - 1;
  const constants = new Map<string, string>();
  for (const [, , lines] of sheet.replace(AT_RULE, '').matchAll(ROOT_RULE)) {
    for (const {name, value} of declarationsIn(lines!)) {
      const use = `var(${name})`;
      if (!name.startsWith('--') || kept.includes(name) || value.includes('var(')) continue;
      if (count(`${name}:`) > 1 || count(`var(${name},`) > 0) continue;
      if (count(use) === 1 || value.length <= use.length) constants.set(name, value);
    }
  }
  return sheet
    .replace(ROOT_RULE, (_, selector: string, lines: string) => {
      const rest = declarationsIn(lines).filter(({name}) => !constants.has(name));
      return `${selector}{${rest.map(({text}) => text).join(';')}}`;
    })
    .replace(/var\((--[\w-]+)\)(?=([^;,)}/ ])?)/g, (use, name: string, next = '') => {
      const value = constants.get(name);
      return value === undefined ? use : value + next.replace(/./, ' ');
    });
}

/**
 * The rules of a style sheet that a page can use before its scripts have started, in their order: 8 to 10 KB less in
 * each document than all rules of its language. tests/browser/early.spec.ts compares every page with and without the
 * whole style sheet.
 *
 * @param sheet the address of the whole style sheet of the site
 */
export async function usedStyles(
  {file, $}: Pick<HtmlDocument, 'file' | '$'>,
  sheet: string,
  {siteDir, fileAt, sheetOf}: StyleSources,
): Promise<string> {
  // Without the head, which changes with every script and for which no rule is.
  const elements = $<Element, '*'>('*').not('head *').get();
  // That of the city gets its address from src/page-scripts/city.ts.
  const drawings = $('use[href^="/"],use[data-city-scene]')
    .get()
    .map(({attribs}) => fileAt((attribs.href ?? attribs['data-city-scene']!).replace(/#.*/, '')));
  // The custom properties in what the page shows or loads from other files.
  const elsewhere = [...drawings, ...elements.map(({name}) => sheetOf(name))];
  const sheetText = fileAt(sheet);
  const names = selectorNames(elements);
  const variables = [...new Set(elsewhere)].flatMap((text) => text.match(/--[\w-]+/g) ?? []);
  const entry = {
    siteDir,
    file: `.cache/used-styles/${file}.css`,
    key: hash([CODE, sheetText, JSON.stringify([names, variables])]),
  };
  const styles = await cacheFile(entry, async () => {
    const [result] = await new PurgeCSS().purge({
      content: [{raw: '', extension: 'html'}],
      css: [{raw: sheetText}],
      extractors: [{extensions: ['html'], extractor: () => names}],
      dynamicAttributes: DYNAMIC_ATTRIBUTES,
      keyframes: true,
      variables: true,
      safelist: {variables},
    });
    const rules = withoutUnmetConditions(withoutUnusedFonts(result!.css), names.classes);
    return Buffer.from(withoutRemains(withConstants(rules, variables)));
  });
  return String(styles);
}
