import {blocksOf} from './pageBlocks';

/** A block of a page and how far it was read, to be found in the same page in another language. */
export interface Place {
  /** The address of that page. */
  path: string;
  /** See pageBlocks.ts. */
  section: string;
  index: string;
  /** How much of its height is above the reading line; less than zero: how far below it begins, in pixels. */
  share: number;
}

const blocks = () => [...blocksOf(document.querySelector('main') ?? document)];

/**
 * The place of the block that has a link to another language, or that above its note; else of the first that
 * can be read.
 *
 * @param above how far an element is above the reading line, in CSS pixels
 * @param hidden a selector of what cannot be read: navigation, and what is folded
 * @returns words with spaces between, to be kept in the storage of the tab; undefined without such a block
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

/** What `placeAt` has written. */
export function readPlace(kept: string): Place {
  const [path = '', section = '', index = '', share] = kept.split(' ');
  return {path, section, index, share: Number(share)};
}

/** The block of a place, else what has the id of its section. */
export const elementAt = ({section, index}: Place): HTMLElement | null =>
  new Map(blocks()).get(`${section} ${index}`) ?? document.getElementById(section);
