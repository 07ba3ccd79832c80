/** What works, or makes sense, only once in a page. */
const SINGLE =
  'script,style,iframe,form,button,input,select,textarea,.hash-link,.no-print,[hreflang]';

/** Attributes by which scripts, style sheets, addresses or other elements find an element. */
const FOUND_BY = /^(?:id|for|name|tabindex|data-.*|aria-(?!hidden|label$).*)$/;

/**
 * The words of a block of another page, to be put into ours. It is no block of src/lib/blocks.ts and no
 * heading: a page has the same blocks and the same outline with and without it.
 *
 * @param tag `span` inside another block, `div` beside it
 * @param page the address of the other page, to which its links without a path lead
 */
export function copyOf(block: HTMLElement, tag: 'div' | 'span', page: string): HTMLElement {
  const copy = document.createElement(tag);
  copy.lang = block.ownerDocument.documentElement.lang;
  copy.dataset.twin = block.tagName.toLowerCase();
  if (tag === 'div') copy.setAttribute('role', 'paragraph');
  copy.append(...[...block.childNodes].map((node) => document.importNode(node, true)));
  copy.querySelectorAll(SINGLE).forEach((element) => element.remove());
  copy.querySelectorAll('*').forEach((element) => {
    [...element.attributes].forEach(({name}) => {
      if (FOUND_BY.test(name)) element.removeAttribute(name);
    });
    const href = element.getAttribute('href');
    // Not the `href` of a `use`, which names a part of a drawing.
    if (href?.startsWith('#') && element.matches('a')) element.setAttribute('href', page + href);
  });
  return copy;
}
