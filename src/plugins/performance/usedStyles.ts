import {PurgeCSS} from 'purgecss';
import {elementsIn, readHtml} from '../../lib/html';

/** Attributes that browsers, the theme's script and the starter set while nothing of React runs. */
const DYNAMIC_ATTRIBUTES = [
  'aria-busy',
  'aria-current',
  'data-away',
  'data-fonts',
  'data-open',
  'data-scripts',
  'data-theme',
  'open',
];

/** The names that selectors can match in a finished page. */
function namesIn(html: string) {
  const elements = elementsIn(readHtml(html));
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

/**
 * The rules of a style sheet that a page can use before its scripts have started, in their order.
 *
 * @param html the finished page
 * @param sheet the whole style sheet of the site
 */
export async function usedStyles(html: string, sheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: html, extension: 'html'}],
    css: [{raw: sheet}],
    extractors: [{extensions: ['html'], extractor: namesIn}],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
  });
  return result!.css;
}
