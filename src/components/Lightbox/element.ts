import {isPlain, SiteElement} from 'site-elements/element';
import {writeHistory} from 'site-elements/history';
import {loadModule} from 'site-elements/loadModule';
import type * as Gallery from './gallery.lazy';
import type {GalleryWords} from './frame';

/** Milliseconds within which the browser goes back. */
const BACK_WITHIN = 500;

/** Says that this element added the entry of the history, so that Back closes the picture. */
interface State {
  picture?: string;
}

/**
 * Opens the picture of a link in a dialog, which a library takes over once it is loaded. Where the browser has no
 * `dialog`, the link is followed. The name of the open picture is in the parameter of the address that `data-parameter`
 * names. With `data-gallery`, the others follow it.
 */
export default class SiteLightbox extends SiteElement {
  /** The link of the picture that is shown. */
  #link?: HTMLElement;
  #pressed?: HTMLElement;
  #isLeaving = false;
  #endGallery?: () => void;

  connectedCallback(): void {
    this.listen('click cancel close');
    this.listen('popstate', window);
    // Without a name in it, the press that loaded the module may have opened a picture meanwhile.
    if (this.#nameInAddress) void this.#openAddress();
  }

  /** When an address opens a picture, the module may arrive before its style sheet. */
  async #openAddress(): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[href$="/site-lightbox.css"]');
    if (link && !link.sheet) {
      await new Promise((resolve) => link.addEventListener('load', resolve, {once: true}));
    }
    this.#followAddress();
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.#press(event as MouseEvent);
    else if (event.type === 'cancel' || event.type === 'close') {
      event.preventDefault();
      // The event of one closing may arrive when the next picture is open.
      if (this.#link && (event.type === 'cancel' || !this.#dialog!.open)) this.#leave();
    } else this.#followAddress();
  }

  #press(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    const {part, picture} = pressed?.dataset ?? {};
    if (part === 'close') this.#leave();
    if (!pressed || !picture || !isPlain(event) || !('showModal' in this.#dialog!)) return;
    event.preventDefault();
    this.#pressed = pressed;
    this.#show(pressed);
    writeHistory('pushState', this.#addressOf(picture), {...history.state, picture} as State);
  }

  get #nameInAddress() {
    return new URLSearchParams(location.search).get(this.dataset.parameter!);
  }

  #followAddress(): void {
    const name = this.#nameInAddress;
    this.#show(this.#links().find(({dataset}) => dataset.picture === name));
  }

  /** Opens the picture of a link, or closes the open one. */
  #show(link?: HTMLElement): void {
    if (link === this.#link || !(this.#dialog && 'showModal' in this.#dialog)) return;
    if (this.#link) this.#close();
    if (link) void this.#open(link);
  }

  async #open(link: HTMLElement): Promise<void> {
    this.#link = link;
    const dialog = this.#dialog!;
    this.byPart('title').textContent = link.dataset.title!;
    this.#showPicture(link);
    // Safari does not focus a link that is clicked, and a dialog returns the focus.
    link.focus({preventScroll: true});
    dialog.hidden = false;
    dialog.showModal();
    const container = this.byPart('gallery');
    const isGallery = 'gallery' in this.dataset;
    try {
      const {show} = await loadModule<typeof Gallery>('gallery');
      if (this.#link !== link || this.#endGallery) return;
      const links = isGallery ? this.#links() : [link];
      this.#endGallery = show(container, isGallery, {
        links,
        index: links.indexOf(link),
        words: this.#words(),
        onEntering: () => {
          this.byPart('close').hidden = this.byPart('title').hidden = true;
          this.byPart('picture').setAttribute('aria-hidden', 'true');
        },
        onEntered: () => {
          // The page is visible through the dialog while the library fades out.
          dialog.dataset.view = 'gallery';
        },
        onView: (index) => {
          this.#link = links[index]!;
          writeHistory('replaceState', this.#addressOf(this.#link.dataset.picture));
        },
        onClose: () => this.#leave(),
      });
    } catch {
      // The picture and a way to close it are there without the library.
    }
  }

  /** Shows the small picture of the link until the large one is loaded. */
  #showPicture(link: HTMLElement): void {
    const {title, size, files} = link.dataset;
    const [width, height] = size!.split(' ');
    const picture = this.byPart('picture');
    picture.style.setProperty('--sp-picture-width', `${width}px`);
    picture.style.setProperty('--sp-picture-height', `${height}px`);
    const small = link.querySelector('img, svg')!.cloneNode(true) as HTMLElement;
    small.removeAttribute('class');
    const shown = link.querySelector('img');
    if (shown) {
      small.removeAttribute('srcset');
      (small as HTMLImageElement).src = shown.currentSrc || shown.src;
    }
    const large = new Image();
    large.onload = () => small.remove();
    Object.assign(large, {alt: title, sizes: '100vw', srcset: files});
    picture.append(small, large);
  }

  /** Closes the picture, in the history as well. */
  #leave(): void {
    if (this.#isLeaving) return;
    if ((history.state as State | null)?.picture) {
      this.#isLeaving = true;
      history.back();
      // The history may have nothing before this entry, as after a tab was restored.
      setTimeout(() => this.#isLeaving && this.#show(), BACK_WITHIN);
    } else {
      this.#show();
      writeHistory('replaceState', this.#addressOf());
    }
  }

  #close(): void {
    const link = this.#pressed ?? this.#link!;
    this.#link = this.#pressed = undefined;
    this.#isLeaving = false;
    this.#endGallery?.();
    this.#endGallery = undefined;
    this.byPart('picture').textContent = '';
    this.byPart('picture').removeAttribute('aria-hidden');
    this.byPart('close').hidden = this.byPart('title').hidden = false;
    this.#dialog!.removeAttribute('data-view');
    this.#dialog!.close();
    // The browser moves the focus to the hash of an address after this event.
    setTimeout(() => link.focus({preventScroll: true}));
  }

  /** The address of this page with the picture of that name open. */
  #addressOf(name?: string): string {
    const parameter = this.dataset.parameter!;
    const address = new URL(location.href);
    if (name) address.searchParams.set(parameter, name);
    else address.searchParams.delete(parameter);
    return address.href;
  }

  #words = () =>
    Object.fromEntries(
      [...this.querySelectorAll<HTMLElement>('[data-word]')].map((part) => [
        part.dataset.word!,
        part.textContent!,
      ]),
    ) as unknown as GalleryWords;

  #links = () => [...this.querySelectorAll<HTMLElement>('[data-picture]')];

  get #dialog() {
    return this.querySelector('dialog');
  }
}
