import {digits} from 'nepali-text/digits';
import {fill, type Template} from 'docusaurus-plugin-collections/fill';
import {toLocale} from 'nepali-text/locale';
import {
  type Choices,
  type Filters,
  formatFilters,
  isUnfiltered,
  matches,
  parseFilters,
} from './_mediaFilters';

/** Milliseconds after the last letter before the search is applied. */
const TYPING_PAUSE = 250;

/** Hides the cards that do not match the filters, which are kept in the query of the address. */
class SiteMediaFilter extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    ['change', 'click', 'input', 'focusout', 'submit'].forEach((type) =>
      this.addEventListener(type, this),
    );
    addEventListener('popstate', this);
    const asked = this.#asked();
    if (!isUnfiltered(asked)) return this.#show(asked);
    // Something may have been typed or chosen before this.
    const chosen = this.#chosen();
    this.#write(chosen.q ? 'replaceState' : 'pushState', chosen);
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this);
  }

  handleEvent(event: Event): void {
    const {type} = event;
    const target = event.target as HTMLElement;
    if (type === 'popstate') this.#show(this.#asked());
    else if (type === 'click') this.#press(target.closest('button'));
    else if (target === this.#year && type === 'change') this.#write('pushState', this.#chosen());
    else if (target === this.#find && type === 'input') {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#search(), TYPING_PAUSE);
    } else if (type === 'submit' || (target === this.#find && type === 'focusout')) {
      if (type === 'submit') event.preventDefault();
      this.#search();
    }
  }

  #press(button: HTMLElement | null): void {
    const {language, part} = button?.dataset ?? {};
    if (language !== undefined) this.#write('pushState', {...this.#chosen(), language});
    if (part !== 'clear') return;
    this.#find.value = '';
    this.#write('pushState', {year: '', language: '', q: ''});
    this.#find.focus();
  }

  /** Adds no step to the history. */
  #search(): void {
    this.#write('replaceState', this.#chosen());
  }

  #write(how: 'pushState' | 'replaceState', filters: Filters): void {
    clearTimeout(this.#timer);
    const {pathname, search, hash} = location;
    const query = formatFilters(search, filters);
    if (query === search) return;
    history[how](history.state, '', pathname + query + hash);
    this.#show(filters);
  }

  #show(filters: Filters): void {
    const isWhole = isUnfiltered(filters);
    this.#year.value = filters.year;
    // Spaces at the end may be those before the next word.
    if (this.#find.value.trim() !== filters.q) this.#find.value = filters.q;
    this.#chips.forEach((chip) =>
      chip.setAttribute('aria-pressed', String(chip.dataset.language === filters.language)),
    );
    const cards = [...this.querySelectorAll('article')];
    const found = cards.filter((card) => isFound(card, filters));
    cards.forEach((card) => (card.parentElement!.hidden = !found.includes(card)));
    this.toggleAttribute('data-filtered', !isWhole);
    // The first one is larger than the others.
    cards[0]!.toggleAttribute('data-featured', isWhole);
    this.#part('none').hidden = found.length > 0;
    const status = this.#part('status');
    const locale = toLocale(document.documentElement.lang);
    const text = isWhole
      ? ''
      : fill(status.dataset.text as unknown as Template<'shown' | 'total'>, {
          shown: digits(found.length, locale),
          total: digits(cards.length, locale),
        });
    if (status.textContent !== text) status.textContent = text;
  }

  /** The filters of the address. */
  #asked(): Filters {
    return parseFilters(location.search, this.#choices);
  }

  /** The filters of the controls. */
  #chosen(): Filters {
    const pressed = this.#chips.find((chip) => chip.getAttribute('aria-pressed') === 'true');
    return {
      year: this.#year.value,
      language: pressed!.dataset.language!,
      q: this.#find.value.trim(),
    };
  }

  get #choices(): Choices {
    return {
      years: [...this.#year.options].map(({value}) => value),
      languages: this.#chips.map(({dataset}) => dataset.language!),
    };
  }

  get #chips(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-language]')];
  }

  get #year(): HTMLSelectElement {
    return this.querySelector('select')!;
  }

  get #find(): HTMLInputElement {
    return this.querySelector<HTMLInputElement>('[type=search]')!;
  }

  #part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`)!;
}

/** By its outlet, headline and date, which is in its title in the other calendar. */
function isFound(card: Element, {year, language, q}: Filters): boolean {
  const time = card.querySelector('time')!;
  return (
    time.dateTime.startsWith(year) &&
    (!language || card.querySelector('blockquote')!.lang === language) &&
    (!q || matches(q, [...[...card.querySelectorAll('p,h2,time')].map(textOf), time.title]))
  );
}

const textOf = ({textContent}: Element): string => textContent ?? '';

customElements.define('site-media-filter', SiteMediaFilter);
