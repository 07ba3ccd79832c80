import {PurgeCSS} from 'purgecss';
import {attribute, elementsIn, named, readHtml} from '../../lib/html';

/** Attributes that browsers, the starter, elements and the service worker set while nothing of React runs. */
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

type Elements = ReturnType<typeof elementsIn>;

/** The text of the style sheet of a custom element; empty for what has none. */
export type SheetOf = (tagName: string) => string;

/** The names that selectors can match in a finished page. */
function namesIn(elements: Elements) {
  const attrs = elements.flatMap((element) => element.attrs);
  const valuesOf = (name: string) =>
    attrs.filter((one) => one.name === name).flatMap(({value}) => value.split(/\s+/));
  return {
    attributes: {
      names: [...attrs.map(({name}) => name), ...DYNAMIC_ATTRIBUTES],
      values: attrs.map(({value}) => value),
    },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: elements.map(({tagName}) => tagName),
    undetermined: [],
  };
}

/** The custom properties in what a page shows or loads from other files: drawings, and sheets of elements. */
function propertiesElsewhere(
  elements: Elements,
  fileAt: (address: string) => string,
  sheetOf: SheetOf,
): string[] {
  const drawings = elements
    .filter(named('use'))
    .map((use) => attribute(use, 'href')?.split('#')[0] ?? '')
    .filter((address) => address.startsWith('/'));
  const files = [
    ...[...new Set(drawings)].map(fileAt),
    ...[...new Set(elements.map(({tagName}) => tagName))].map(sheetOf),
  ];
  return files.flatMap((file) => file.match(/--[\w-]+/g) ?? []);
}

/** PurgeCSS leaves a rule whose custom properties are all gone, and a query without rules. */
function withoutEmptyRules(sheet: string): string {
  const rest = sheet.replace(/(?<=^|[{}])[^{}]*\{\}/g, '');
  return rest === sheet ? sheet : withoutEmptyRules(rest);
}

/**
 * The rules of a style sheet that a page can use before its scripts have started, in their order.
 *
 * @param html the finished page
 * @param sheet the whole style sheet of the site
 * @param fileAt the text of the file of the site at an address
 */
export async function usedStyles(
  html: string,
  sheet: string,
  fileAt: (address: string) => string,
  sheetOf: SheetOf,
): Promise<string> {
  const elements = elementsIn(readHtml(html));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: html, extension: 'html'}],
    css: [{raw: sheet}],
    extractors: [{extensions: ['html'], extractor: () => namesIn(elements)}],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
    safelist: {variables: propertiesElsewhere(elements, fileAt, sheetOf)},
  });
  return withoutEmptyRules(result!.css);
}
