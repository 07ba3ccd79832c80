/** Makes an element when the document has been parsed: loaded by a pointer, it may be here before its content. */
export function define(name: string, element: CustomElementConstructor): void {
  const make = () => customElements.define(name, element);
  if (document.readyState !== 'loading') make();
  else document.addEventListener('readystatechange', make, {once: true});
}

/** An element around HTML that has its words already. */
export abstract class SiteElement extends HTMLElement {
  abstract handleEvent(event: Event): void;

  /** To events that do not bubble, too. */
  protected listen(types: string, target: EventTarget = this): void {
    types.split(' ').forEach((type) => target.addEventListener(type, this, true));
  }

  protected byPart<Kind extends HTMLElement>(name: string): Kind {
    return this.querySelector<Kind>(`[data-part=${name}]`)!;
  }
}

/** The same words again would be read out again. */
export function announce(status: Element, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

/** Whether a click or a key has no modifier, which is for the browser: a new tab, a download, a shortcut. */
export const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
