import {readFileSync} from 'node:fs';
import type {Element} from 'cheerio';
import {PurgeCSS} from 'purgecss';
import {cacheFile} from 'content/cache';
import {hash} from 'content/read/files';
import type {HtmlDocument} from '../documents';

/** The code that makes the styles, as a part of the key of the cache. */
const CODE = readFileSync(__filename) + readFileSync(require.resolve('purgecss'), 'utf8');

/** Attributes that browsers, src/page-scripts, elements and the service worker set while React does not run. */
const DYNAMIC_ATTRIBUTES = [
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

/**
 * Removes rules of which nothing is left, and prefixed lines: Safari 14 knows those that have no colour and style without
 * the prefix.
 */
const withoutRemains = (sheet: string): string =>
  sheet
    .replace(/[^{};]*\{\}/g, '')
    .replace(/-webkit-text-decoration:(none|underline);(?=text-decoration:\1[;}])/g, '');

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
    return Buffer.from(withoutRemains(withoutUnusedFonts(result!.css)));
  });
  return String(styles);
}
