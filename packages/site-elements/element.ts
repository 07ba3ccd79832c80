/*
 * Rules for an element:
 *
 * - The page makes sense without it. `.needs-js` is hidden where scripts cannot run, `.without-js` where they can.
 * - Its words are in its HTML, in the language of the page.
 * - It may set attributes, `hidden`, and the content of an `ElementContent`; React owns the rest of the page in the
 *   development server.
 * - It looks its parts up when something happens, not in the constructor: with its module in the cache, it is defined
 *   before its content is there.
 * - Code that calls `import()` catches a failure and keeps what the page does without the module.
 */
/** Defines an element when the document has been parsed: its module may arrive before the element's content. */
export function define(name: string, element: CustomElementConstructor): void {
  const make = () => customElements.define(name, element);
  if (document.readyState !== 'loading') make();
  else document.addEventListener('readystatechange', make, {once: true});
}

/** An element around HTML that has its words already. */
export abstract class SiteElement extends HTMLElement {
  abstract handleEvent(event: Event): void;

  /** Listens also to events that do not bubble. */
  protected listen(types: string, target: EventTarget = this): void {
    types.split(' ').forEach((type) => target.addEventListener(type, this, true));
  }

  protected byPart<Kind extends HTMLElement>(name: string): Kind {
    return this.querySelector<Kind>(`[data-part=${name}]`)!;
  }
}

/** Leaves the same text as it is: a screen reader would read it out again. */
export function announce(status: Element, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

export {isPlain} from './isPlain';
