import {textElement, textOf} from './frame';

const FOCUSABLE = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, label, blockquote, figcaption';

/**
 * While it is on, a click on the page in the preview, or Enter on what has the focus there, names a
 * text instead of following a link.
 *
 * @param onChoose gets the text and its element
 * @returns turns it off and leaves the page as it was
 */
export function chooseTexts(
  page: Document,
  onChoose: (text: string, element: Element) => void,
): () => void {
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  let outlined: {element: HTMLElement; outline: string} | undefined;

  const clear = () => {
    if (outlined) outlined.element.style.outline = outlined.outline;
    outlined = undefined;
  };
  const outline = (target: EventTarget | null) => {
    const element = elementAt(target);
    if (element === outlined?.element) return;
    clear();
    if (!element) return;
    outlined = {element, outline: element.style.outline};
    element.style.outline = '3px solid Highlight';
  };
  const choose = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const element = elementAt(event.target);
    if (element) onChoose(textOf(element), element);
  };

  page.addEventListener('pointerover', ({target}) => outline(target), options);
  page.addEventListener('focusin', ({target}) => outline(target), options);
  page.addEventListener('pointerleave', clear, options);
  page.addEventListener('click', choose, options);
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') choose(event);
    },
    options,
  );
  const made = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.hasAttribute('tabindex') && textElement(element) === element,
  );
  for (const element of made) element.tabIndex = 0;

  return () => {
    listening.abort();
    clear();
    for (const element of made) element.removeAttribute('tabindex');
  };
}

/** Elements of another window are not `instanceof` those of this one. */
function elementAt(target: EventTarget | null): HTMLElement | undefined {
  const isElement = target !== null && 'nodeType' in target && target.nodeType === 1;
  return isElement ? (textElement(target as Element) as HTMLElement | undefined) : undefined;
}
