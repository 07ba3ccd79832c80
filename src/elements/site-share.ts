import {define, SiteElement} from 'site-elements/element';

/** Adds to links that share the page what needs scripts: copying its address, and the apps of the device. */
class SiteShare extends SiteElement {
  connectedCallback(): void {
    this.listen('click');
    if ('share' in navigator) this.byPart('apps').hidden = false;
  }

  handleEvent({target}: Event): void {
    const pressed = (target as Element).closest('button');
    /** The canonical address of this page, in its language. */
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href;
    if (pressed === this.byPart('copy')) void this.#copy(url);
    // It fails when the reader chooses no app.
    else if (pressed) navigator.share({title: document.title, url}).catch(() => undefined);
  }

  /** Copies an address, or shows it selected where that is not allowed. */
  async #copy(url: string): Promise<void> {
    const status = this.byPart('status');
    const field = this.querySelector('input')!;
    status.textContent = '';
    field.hidden = true;
    try {
      await navigator.clipboard.writeText(url);
      status.textContent = status.dataset.copied!;
    } catch {
      field.value = url;
      field.hidden = false;
      field.select();
      status.textContent = field.getAttribute('aria-label');
    }
  }
}

define('site-share', SiteShare);
