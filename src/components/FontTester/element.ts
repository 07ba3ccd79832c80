import {fill} from 'content/lists/fill';
import {announce, SiteElement} from 'site-elements/element';
import {localDigits} from '@site/src/lib/localDigits';
import {controlsOf, isUntouched, keepDraft} from 'site-elements/draft';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The fonts that were chosen, by id. A font that failed is removed, so that the next choice tries again. */
const faces: Record<string, Promise<FontFace> | undefined> = {};

/** Shows the visitor's text in any of the fonts, at any size. A font is loaded when it is used. */
export default class SiteFontTester extends SiteElement {
  connectedCallback(): void {
    const form = this.querySelector('form')!;
    keepDraft(form);
    this.listen('input submit');
    // Something may be stored, or was typed or chosen before the module was loaded.
    if (!controlsOf(form).every(isUntouched)) this.#show();
  }

  handleEvent(event: Event): void {
    if (event.type === 'submit') event.preventDefault();
    else this.#show();
  }

  #show(): void {
    const [text, select, size] = [this.#text, this.#select, this.#size];
    const sample = this.byPart('sample');
    sample.textContent = text.value.trim() === '' ? text.placeholder : text.value;
    for (const element of [sample, text]) {
      if (DEVANAGARI.test(sample.textContent)) element.lang = 'ne';
      else element.removeAttribute('lang');
    }
    sample.style.setProperty('--sp-sample-size', `${size.value}px`);
    const shown = localDigits(size.value);
    this.byPart('size').textContent = shown;
    size.setAttribute('aria-valuetext', fill(size.dataset.value!, {size: shown}));
    void this.#showFont(select.selectedOptions[0]!);
  }

  async #showFont({value, text}: HTMLOptionElement): Promise<void> {
    const sample = this.byPart('sample');
    // The card of the font has its link and its size.
    const card = document.querySelector<HTMLAnchorElement>(`#${CSS.escape(value)} a[download]`)!;
    this.querySelector('a')!.setAttribute('href', card.getAttribute('href')!);
    this.byPart('download').textContent = card.getAttribute('aria-label');
    const settle = (state: 'loading' | 'ready' | 'failed'): void => {
      // The latest choice wins.
      if (this.#select.value !== value) return;
      sample.setAttribute('aria-busy', String(state === 'loading'));
      const status = this.querySelector<HTMLElement>('[data-loading]')!;
      status.dataset.state = state;
      announce(status, fill(status.dataset[state]!, {name: text}));
      if (state === 'ready') sample.style.setProperty('--sp-sample-family', `"${family}"`);
    };
    const family = `Typeface ${value}`;
    const loading = (faces[value] ??= new FontFace(family, `url("${card.href}")`).load());
    settle('loading');
    try {
      document.fonts.add(await loading);
      settle('ready');
    } catch {
      faces[value] = undefined;
      settle('failed');
    }
  }

  get #text() {
    return this.querySelector('textarea')!;
  }

  get #select() {
    return this.querySelector('select')!;
  }

  get #size() {
    return this.querySelector<HTMLInputElement>('input[type=range]')!;
  }
}
