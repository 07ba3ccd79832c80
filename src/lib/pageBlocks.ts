const KINDS = 'p,h1,h2,h3,h4,h5,h6,li,dt,dd,summary,figcaption,label,td,th';

/** Not the ids that React makes up: they differ between a served page and one that it renders. */
const NAMED = /^[^_]/;

/**
 * The blocks of text in a part of a page, in the order of the document: paragraphs, headings, items of a
 * list. What contains another block is none itself: an item of paragraphs is its paragraphs.
 *
 * A page has the same blocks in every language, section by section (tests/browser/documents.spec.ts compares
 * them), so each has a name that finds it in another language: the id that was passed last on the way to
 * it, which may be its own, a space, and how many blocks came since. The first of all is called " 0".
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
