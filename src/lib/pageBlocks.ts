const KINDS = 'p,h1,h2,h3,h4,h5,h6,li,dt,dd,summary,figcaption,label,td,th';

/** Ids that React does not generate: those differ between a served page and a rendered one. */
const NAMED = /^[^_]/;

/**
 * The blocks of text in a part of a page, in the order of the document: paragraphs, headings, items of a
 * list. An element that contains another block is no block itself: an item of paragraphs is its paragraphs.
 *
 * A page has the same blocks in every language, section by section (tests/documents/pages.spec.ts compares
 * them), so the name of a block finds it in another language: the last id before the block, or its own, a space,
 * and the number of blocks since that id. The first block is called " 0".
 *
 * Compiled into the script of every page, so it imports nothing.
 */
export function domBlocksOf(part: ParentNode): ReadonlyMap<string, HTMLElement> {
  const blocks = new Map<string, HTMLElement>();
  let section = '';
  let index = 0;
  part.querySelectorAll<HTMLElement>(`[id],${KINDS}`).forEach((element) => {
    if (NAMED.test(element.id)) {
      section = element.id;
      index = 0;
    }
    if (!element.matches(KINDS) || element.querySelector(KINDS)) return;
    blocks.set(`${section} ${index}`, element);
    index += 1;
  });
  return blocks;
}
