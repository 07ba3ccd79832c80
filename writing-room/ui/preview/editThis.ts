import {textElement, textOf} from './frame';

const FOCUSABLE = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, label, blockquote, figcaption';

/**
 * While it is on, a click on the page in the preview, or Enter on what has the focus there, names a
 * text instead of following a link.
 *
 * @returns turns it off and leaves the page as it was
 */
export function chooseTexts(page: Document, onChoose: (text: string) => void): () => void {
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  let clear: (() => void) | undefined;

  const outline = ({target}: Event) => {
    clear?.();
    clear = undefined;
    const element = elementAt(target);
    if (!element) return;
    const {outline: before} = element.style;
    element.style.outline = '3px solid Highlight';
    clear = () => {
      element.style.outline = before;
    };
  };
  const choose = (event: Event) => {
    if ('key' in event && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const element = elementAt(event.target);
    if (element) onChoose(textOf(element));
  };
  for (const name of ['pointerover', 'focusin']) page.addEventListener(name, outline, options);
  for (const name of ['click', 'keydown']) page.addEventListener(name, choose, options);
  const made = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.hasAttribute('tabindex') && textElement(element) === element,
  );
  for (const element of made) element.tabIndex = 0;

  return () => {
    listening.abort();
    clear?.();
    for (const element of made) element.removeAttribute('tabindex');
  };
}

/** Elements of another window are not `instanceof` those of this one. */
function elementAt(target: EventTarget | null): HTMLElement | undefined {
  const isElement = target !== null && 'nodeType' in target && target.nodeType === 1;
  return isElement ? (textElement(target as Element) as HTMLElement | undefined) : undefined;
}
