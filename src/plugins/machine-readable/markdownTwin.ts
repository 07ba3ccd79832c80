import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {attribute, type Element, elementsIn, named, type Parent, readHtml} from '../../lib/html';
import {isLeftOut} from '../search/sections';

const isHeading = named('h1', 'h2', 'h3', 'h4');
const isProse = (element: Element) =>
  (attribute(element, 'class') ?? '').split(' ').includes('prose');

/**
 * The prose of a finished page as Markdown, facts and names in their places, without what is around it.
 *
 * @param url of the page, with host: links get hosts from it
 * @returns undefined when the page is not of prose
 */
export function markdownTwin(html: string, url: string): string | undefined {
  const [prose] = elementsIn(readHtml(html), isProse);
  if (!prose) return undefined;
  removeSurroundings(prose);
  for (const element of elementsIn(prose)) {
    const href = element.attrs.find(({name}) => name === 'href');
    if (href) href.value = new URL(href.value, url).href;
    // A question, or the heading of what is folded.
    if (element.tagName === 'summary' && elementsIn(element, isHeading).length === 0) {
      element.tagName = 'h2';
    }
  }
  return toMarkdown(toMdast(fromParse5(prose), {}), {
    bullet: '-',
    emphasis: '_',
    extensions: [gfmToMarkdown()],
  }).replaceAll(/[\u00ad\u200b]/g, '');
}

function removeSurroundings(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter(
    (node) => !('tagName' in node && isLeftOut(node)) && node.nodeName !== '#comment',
  );
  for (const node of parent.childNodes) if ('tagName' in node) removeSurroundings(node);
}
