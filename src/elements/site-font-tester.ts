import {digits} from 'nepali-text/digits';
import {toLocale} from 'nepali-text/locale';
import {readStored, store} from './_storage';

/** Kept for this visit, also in the other language. */
const DRAFT = 'draft-tester';
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The loaded fonts, by their ids. One that failed is not there, so that the next choice tries again. */
const loaded: Record<string, Promise<string> | undefined> = {};

/** @returns the family, when the file is there */
function loadTypeface(id: string, address: string): Promise<string> {
  const family = `Typeface ${id}`;
  const face = new FontFace(family, `url("${address}")`);
  return (loaded[id] ??= face.load().then(
    () => {
      document.fonts.add(face);
      return family;
    },
    (error) => {
      loaded[id] = undefined;
      throw error;
    },
  ));
}

/** Shows the visitor's text in any of the fonts, at any size. A font is loaded when it is used. */
class SiteFontTester extends HTMLElement {
  connectedCallback(): void {
    const draft = readStored(DRAFT);
    if (draft.font) {
      this.#text.value = draft.text ?? '';
      this.#select.value = draft.font;
      this.#size.value = draft.size!;
    }
    this.addEventListener('input', this);
    this.addEventListener('submit', this);
    // Something may have been typed or chosen before this.
    if (draft.font || this.#text.value || this.#select.selectedIndex > 0) this.#show();
  }

  handleEvent(event: Event): void {
    if (event.type === 'submit') event.preventDefault();
    else this.#show();
  }

  #show(): void {
    const [text, select, size] = [this.#text, this.#select, this.#size];
    const sample = this.#part('sample');
    sample.textContent = text.value.trim() === '' ? text.placeholder : text.value;
    for (const element of [sample, text]) {
      if (DEVANAGARI.test(sample.textContent)) element.lang = 'ne';
      else element.removeAttribute('lang');
    }
    sample.style.setProperty('--sp-sample-size', `${size.value}px`);
    const shown = digits(size.value, toLocale(document.documentElement.lang));
    this.#part('size').textContent = shown;
    size.setAttribute('aria-valuetext', size.dataset.value!.replace('{size}', shown));
    store(DRAFT, {text: text.value, size: size.value, font: select.value});
    void this.#showFont(select.selectedOptions[0]!);
  }

  async #showFont({value, text}: HTMLOptionElement): Promise<void> {
    const sample = this.#part('sample');
    const link = this.querySelector('a')!;
    // The card of the font has its link and its size.
    const card = document.querySelector<HTMLAnchorElement>(`#${CSS.escape(value)} a[download]`)!;
    link.setAttribute('href', card.getAttribute('href')!);
    this.#part('download').textContent = card.getAttribute('aria-label');
    const settle = (state: 'loading' | 'ready' | 'failed'): boolean => {
      // The latest choice wins.
      if (this.#select.value !== value) return false;
      sample.setAttribute('aria-busy', String(state === 'loading'));
      const status = this.querySelector<HTMLElement>('[data-loading]')!;
      status.dataset.state = state;
      const sentence = status.dataset[state]!.replace('{name}', text);
      if (status.textContent !== sentence) status.textContent = sentence;
      return true;
    };
    const loading = loadTypeface(value, card.href);
    settle('loading');
    try {
      const family = await loading;
      if (settle('ready')) sample.style.setProperty('--sp-sample-family', `"${family}"`);
    } catch {
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

  #part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`)!;
}

customElements.define('site-font-tester', SiteFontTester);
