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
