/* The blocks of the page in the other language, for element.ts. */

/** A block of a page, as pageBlocks.ts finds them. */
export interface DomBlock {
  readonly element: HTMLElement;
  /** The id that was passed last on the way to it. */
  readonly section: string;
}

/** A block of the translation, and where it goes in our page. */
export interface DomBlockPair {
  readonly translation: HTMLElement;
  /** The same block in our language; for a block that we lack, the last block before it. */
  readonly ours: HTMLElement;
  /** We have no such block: the translation goes to the end of its section. */
  readonly isRest: boolean;
}

/**
 * The blocks of a page in another language, each with its counterpart in ours: the block of the same kind
 * at the same place of the same section. Every block of the translation is in a pair.
 *
 * @param ours at least one block, in the order of the page, as the others
 */
export function pairBlocks(
  ours: readonly DomBlock[],
  translations: readonly DomBlock[],
): readonly DomBlockPair[] {
  const unpaired = [...ours];
  let end = ours[0]!.element;
  return translations.map(({section, element}) => {
    // Where we lack the whole section, its blocks follow the section before it.
    end = ours.filter((block) => block.section === section).pop()?.element ?? end;
    const index = unpaired.findIndex(
      (block) => block.section === section && block.element.tagName === element.tagName,
    );
    const [match] = index < 0 ? [] : unpaired.splice(index, 1);
    return {translation: element, ours: match?.element ?? end, isRest: !match};
  });
}

/** What works, or makes sense, only once in a page. */
const SINGLE =
  'script,style,iframe,form,button,input,select,textarea,.hash-link,.no-print,[hreflang]';

/** Attributes by which scripts, style sheets, addresses or other elements find an element. */
const FOUND_BY = /^(?:id|for|name|tabindex|data-.*|aria-(?!hidden|label$).*)$/;

/**
 * The words of a block of another page, to be put into ours. It is no block of pageBlocks.ts and no
 * heading: a page has the same blocks and the same outline with and without it.
 *
 * @param tag `span` inside another block, `div` beside it
 * @param page the address of the other page, to which its links without a path lead
 */
export function cloneBlock(block: HTMLElement, tag: 'div' | 'span', page: string): HTMLElement {
  const copy = document.createElement(tag);
  copy.lang = block.ownerDocument.documentElement.lang;
  copy.dataset.translation = block.tagName.toLowerCase();
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
