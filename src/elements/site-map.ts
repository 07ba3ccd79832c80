/**
 * A drawing that a press replaces by the map of OpenStreetMap, of which nothing is requested before. An
 * iframe that fails to load sends no event, so the link to the same place remains.
 */
class SiteMap extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent({target}: Event): void {
    const pressed = (target as Element).closest('button');
    const [open, close] = this.querySelectorAll('button');
    if (pressed === open) this.#open(open!, close!);
    else if (pressed) this.#close(open!, close!);
  }

  #open(open: HTMLElement, close: HTMLElement): void {
    const {offline, loaded} = this.dataset;
    if (!navigator.onLine) return this.#say(offline!);
    const place = this.#part('frame');
    const frame = Object.assign(document.createElement('iframe'), {
      src: place.dataset.address,
      title: place.dataset.title,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    // The map's own links open tabs, which must not be sandboxed.
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    place.append(frame);
    [open.hidden, close.hidden] = [true, false];
    frame.focus({preventScroll: true});
    this.#say(loaded!);
  }

  #close(open: HTMLElement, close: HTMLElement): void {
    this.#part('frame').textContent = '';
    [open.hidden, close.hidden] = [false, true];
    open.focus();
    this.#say(this.dataset.drawn!);
  }

  #part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`)!;

  #say(text: string): void {
    this.#part('status').textContent = text;
  }
}

customElements.define('site-map', SiteMap);
