import {type DefaultTreeAdapterTypes, parse} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The elements of a page as a browser without scripts builds them. A built page leaves out every tag
 * and quote that HTML allows to leave out, so only a parser reads it right.
 */
export const readHtml = (html: string): Parent =>
  parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});

const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Every element below that passes the test, in the order of the page; those of templates too. */
export function elementsIn(
  parent: Parent,
  test: (element: Element) => boolean = () => true,
): Element[] {
  const inTemplate = 'content' in parent ? elementsIn(parent.content, test) : [];
  const below = parent.childNodes
    .filter(isElement)
    .flatMap((element) => [...(test(element) ? [element] : []), ...elementsIn(element, test)]);
  return [...inTemplate, ...below];
}

export const named =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** The text between the tags of an element, as a script or a style sheet has it. */
export const rawText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * The page with some of its elements replaced; the rest keeps its bytes.
 *
 * @param replacement the new source of an element, undefined for one that stays
 */
export function replaceElements(
  html: string,
  replacement: (element: Element) => string | undefined,
): string {
  let result = '';
  let done = 0;
  for (const element of elementsIn(readHtml(html))) {
    const place = element.sourceCodeLocation;
    // An element that the parser added, or one inside an element that was replaced.
    if (!place || place.startOffset < done) continue;
    const text = replacement(element);
    if (text === undefined) continue;
    result += html.slice(done, place.startOffset) + text;
    done = place.endOffset;
  }
  return result + html.slice(done);
}

/** After these a new line begins. */
const BLOCKS = named('p', 'li', 'div', 'h2', 'h3', 'h4', 'br');

/**
 * The words of an element as a reader sees them, a line for each paragraph.
 *
 * @param without elements to leave out, for example a link to the element itself
 */
export function textOf(
  parent: Parent,
  without: (element: Element) => boolean = () => false,
): string {
  const words = (node: Node): string => {
    if (node.nodeName === '#text') {
      return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[ \t\r\n]+/g, ' ');
    }
    if (!isElement(node) || isHidden(node) || without(node)) return '';
    return node.childNodes.map(words).join('') + (BLOCKS(node) ? '\n' : '');
  };
  return (
    parent.childNodes
      .map(words)
      .join('')
      // A soft hyphen is for narrow columns.
      .replace(/\u00ad/g, '')
      .replace(/ *\n[ \n]*/g, '\n')
      .trim()
  );
}

/** Images, and text for screen readers only, such as "opens in a new tab". */
export function isHidden(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(' ');
  return (
    named('svg', 'script', 'style', 'template')(element) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classes.includes('visually-hidden')
  );
}
