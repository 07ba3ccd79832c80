import {copyText} from 'site-elements/copyText';
import {SiteElement} from 'site-elements/element';

/** Copies the address of the page, and offers the apps of the device. */
export default class SiteShare extends SiteElement {
  connectedCallback(): void {
    this.listen('click');
    if ('share' in navigator) this.byPart('apps').hidden = false;
  }

  handleEvent({target}: Event): void {
    const pressed = (target as Element).closest('button');
    /** The canonical address of this page, in its language. */
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href;
    if (pressed === this.byPart('copy')) void copyText(url, this.byPart('status'));
    // The promise is rejected when the reader chooses no app.
    else if (pressed) navigator.share({title: document.title, url}).catch(() => undefined);
  }
}
