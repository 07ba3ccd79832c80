/* The texts of the page in the preview: which one somebody means by "Edit this", and those that were changed. */
import {keyOf} from 'nepali-text/keys';

/**
 * While it is on, a click on the page in the preview, or Enter on what has the focus there, names a
 * text instead of following a link.
 *
 * @returns turns it off and leaves the page as it was
 */
export function chooseTexts(page: Document, onChoose: (text: string) => void): () => void {
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  let outlined: HTMLElement | undefined;
  const outline = (element?: HTMLElement) => {
    if (outlined) outlined.style.outline = '';
    if (element) element.style.outline = '3px solid Highlight';
    outlined = element;
  };
  const point = (event: Event) => outline(elementAt(event));
  const choose = (event: Event) => {
    if (event.type === 'keydown' && keyOf(event as KeyboardEvent) !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const element = elementAt(event);
    if (element) onChoose(textOf(element));
  };
  for (const name of ['pointerover', 'focusin']) page.addEventListener(name, point, options);
  for (const name of ['click', 'keydown']) page.addEventListener(name, choose, options);
  const made = [...page.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (element) => !element.hasAttribute('tabindex') && textElement(element) === element,
  );
  for (const element of made) element.tabIndex = 0;

  return () => {
    listening.abort();
    outline();
    for (const element of made) element.removeAttribute('tabindex');
  };
}

/** Elements of another window are not `instanceof` those of this one. */
const elementAt = ({target}: Event): HTMLElement | undefined =>
  target && 'closest' in target ? textElement(target as Element) : undefined;

const BLOCKS =
  'h1,h2,h3,h4,h5,h6,p,li,td,th,dt,dd,caption,figcaption,summary,legend,label,button,option,blockquote,time,img,input,textarea';

/**
 * The element whose whole text somebody means who points at a part of it: not the link in a sentence,
 * but the sentence.
 */
function textElement(target: Element): HTMLElement | undefined {
  const block = target.closest<HTMLElement>(BLOCKS) ?? target.closest<HTMLElement>('a, div, span');
  return block && textOf(block) ? block : undefined;
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What readers see of it, in one line; of a picture its description, of a field its example. */
const textOf = (element: Element): string =>
  fold(element.getAttribute('alt') ?? element.getAttribute('placeholder') ?? ownText(element));

/** Without the text of blocks within, such as a list in an item. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent ?? '';
      if (node.nodeType !== 1) return '';
      const child = node as Element;
      const isApart =
        child.matches('script, style, svg, ul, ol, table, details') || child.matches(BLOCKS);
      return isApart && node !== element.firstElementChild ? '' : ownText(child);
    })
    .join('');
}

/** What published pages had in the elements that were changed. */
const published = new WeakMap<Document, Map<Element, readonly Node[]>>();

/**
 * Puts texts into a published page, each in the innermost element that has nothing else in it. What was put there
 * before is taken out again.
 */
export function showTexts(page: Document, texts: readonly {before: string; after: string}[]): void {
  for (const [element, nodes] of published.get(page) ?? []) element.replaceChildren(...nodes);
  const changed = new Map<Element, readonly Node[]>();
  const afterOf = new Map(texts.map(({before, after}) => [fold(before), after]));
  // From the outside, so that each has the text of the page when its turn comes.
  for (const element of page.querySelectorAll('main *, header *, footer *')) {
    const text = fold(element.textContent);
    const after = afterOf.get(text);
    const isAround = [...element.children].some((child) => fold(child.textContent) === text);
    if (after === undefined || isAround) continue;
    changed.set(element, [...element.childNodes]);
    element.textContent = after;
  }
  published.set(page, changed);
}
