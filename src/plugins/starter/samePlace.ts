import {blocksOf} from '../../lib/pageBlocks';

const blocks = () => [...blocksOf(document.querySelector('main') ?? document)];

/**
 * The place of the block that has a link to another language, or that above its note; else of the first that
 * can be read.
 *
 * @param above how far an element is above the reading line, in CSS pixels
 * @param hidden a selector of what cannot be read: navigation, and what is folded
 * @returns in words with spaces between: the address of the page that the link leads to, section and number of the
 *   block (see pageBlocks.ts), and how far it is above the reading line, as a share of its height, or if it begins
 *   below, in pixels less than zero. Undefined without such a block
 */
export function placeAt(
  link: HTMLAnchorElement,
  above: (element: Element) => number,
  hidden: string,
): string | undefined {
  const annotated = link.closest('[role=note]')?.previousElementSibling;
  const all = blocks();
  const block =
    all.find(([, element]) => element === annotated || element.contains(link)) ??
    all.find(([, element]) => above(element) < element.offsetHeight && !element.closest(hidden));
  if (!block) return undefined;
  const [name, element] = block;
  const pixels = above(element);
  return `${link.pathname} ${name} ${pixels > 0 ? pixels / element.offsetHeight : pixels}`;
}

/** The block with a number in a section, else what has the id of the section. */
export const elementAt = (section: string, index: string): HTMLElement | null =>
  new Map(blocks()).get(`${section} ${index}`) ?? document.getElementById(section);
