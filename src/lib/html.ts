import {type Cheerio, type CheerioAPI, type Element, load} from 'cheerio';

/**
 * A page as a browser without scripts builds it. Docusaurus leaves out every tag and quote that HTML allows
 * to leave out, so only a parser reads it right.
 */
export const readHtml = (html: string): CheerioAPI => load(html, {scriptingEnabled: false});

/** Images, and text for screen readers only, such as "opens in a new tab", except headings. */
export const HIDDEN =
  'svg, script, style, template, [aria-hidden=true], .visually-hidden:not(h1, h2, h3, h4)';

/** Elements after which a new line begins. */
const BLOCKS = 'p, li, div, h2, h3, h4, br';

const LINE_SEPARATOR = '\u2028';

/**
 * The words of an element as a reader sees them, a line for each paragraph.
 *
 * @param without a selector of parts to leave out, for example a link to the element itself
 */
export function elementText(element: Cheerio<Element>, without = HIDDEN): string {
  const copy = element.clone();
  copy.find(`${HIDDEN}, ${without}`).remove();
  copy.find(BLOCKS).after(LINE_SEPARATOR);
  return (
    copy
      .text()
      // A soft hyphen is for narrow columns.
      .replace(/\u00ad/g, '')
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/ ?\u2028[ \u2028]*/g, '\n')
      .trim()
  );
}
