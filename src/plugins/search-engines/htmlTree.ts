import {type DefaultTreeAdapterTypes, parse} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** A finished page. Its tags are as few as HTML allows, so only a real parser reads it right. */
export const readHtml = (html: string): Parent => parse(html);

const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Every element below that passes the test, in the order of the page. */
export function elementsIn(parent: Parent, test: (element: Element) => boolean): Element[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((element) => [...(test(element) ? [element] : []), ...elementsIn(element, test)]);
}

export const named =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** After these a new line begins. */
const BLOCKS = named('p', 'li', 'div', 'h2', 'h3', 'h4', 'br');

/**
 * The words of an element as a reader sees them, a line for each paragraph.
 *
 * @param without what is left out, for example a link that leads back to where one is
 */
export function textOf(
  parent: Parent,
  without: (element: Element) => boolean = () => false,
): string {
  const words = (node: Node): string => {
    if (node.nodeName === '#text') {
      return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[ \t\r\n]+/g, ' ');
    }
    if (!isElement(node) || isUnseen(node) || without(node)) return '';
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

/** Pictures, and words for screen readers alone, such as "opens in a new tab". */
function isUnseen(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(' ');
  return (
    named('svg', 'script', 'style', 'template')(element) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classes.includes('visually-hidden')
  );
}
