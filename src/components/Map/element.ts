import {isOffline} from 'site-elements/connection';
import {SiteElement} from 'site-elements/element';

/**
 * A drawing that a press replaces by the map of OpenStreetMap, of which nothing is requested before. An
 * iframe that fails to load sends no event, so the link to the same place remains.
 */
export default class SiteMap extends SiteElement {
  connectedCallback(): void {
    this.listen('click');
  }

  handleEvent({target}: Event): void {
    const pressed = (target as Element).closest('button');
    if (pressed) void this.#press(pressed);
  }

  async #press(pressed: HTMLElement): Promise<void> {
    const [open, close] = this.querySelectorAll('button');
    const {offline, loaded, drawn} = this.dataset;
    const container = this.byPart('frame');
    if (pressed === open && (await isOffline())) {
      this.byPart('status').textContent = offline!;
      return;
    }
    container.textContent = '';
    open!.hidden = pressed === open;
    close!.hidden = pressed === close;
    if (pressed === open) {
      const frame = Object.assign(document.createElement('iframe'), {
        src: container.dataset.address,
        title: container.dataset.title,
        referrerPolicy: 'strict-origin-when-cross-origin',
        // The map's own links open tabs, which must not be sandboxed.
        sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      });
      container.append(frame);
      frame.focus({preventScroll: true});
    } else open!.focus();
    this.byPart('status').textContent = pressed === open ? loaded! : drawn!;
  }
}
