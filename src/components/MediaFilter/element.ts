import {fill} from 'content/lists/fill';
import {announce, SiteElement} from 'site-elements/element';
import {writeHistory} from 'site-elements/history';
import {localDigits} from '@site/src/lib/localDigits';
import {matchesText} from './matchesText';

/** Milliseconds after the last letter before the search is applied. */
const TYPING_PAUSE = 250;

const FILTERS = ['year', 'language', 'q'] as const;
type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

/** Hides the cards that do not match the filters, which are kept in the query of the address. */
export default class SiteMediaFilter extends SiteElement {
  #timer = 0;

  connectedCallback(): void {
    this.listen('change click input submit');
    this.listen('popstate', window);
    const query = new URLSearchParams(location.search);
    const isAsked = FILTERS.some((name) => query.get(name));
    if (isAsked) this.#followAddress();
    // Something was typed or chosen before the module was loaded.
    else if (this.#isFiltered) this.#apply(this.#find.value ? 'replaceState' : 'pushState');
  }

  handleEvent(event: Event): void {
    const {type, target} = event;
    if (type === 'popstate') this.#followAddress();
    else if (type === 'click') {
      if ((target as Element).closest('[data-part=clear]')) this.#clear();
    } else if (type === 'input') {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#apply('replaceState'), TYPING_PAUSE);
    } else {
      if (type === 'submit') event.preventDefault();
      // A search adds no step to the history.
      const isSearch = type === 'submit' || target === this.#find;
      this.#apply(isSearch ? 'replaceState' : 'pushState');
    }
  }

  #clear(): void {
    this.#form.reset();
    this.#find.focus();
    this.#apply('pushState');
  }

  /** Sets the controls by the address. Values that they do not offer are ignored: a link may be older than the list. */
  #followAddress(): void {
    const query = new URLSearchParams(location.search);
    const {elements} = this.#form;
    this.#form.reset();
    for (const name of FILTERS) {
      const control = elements.namedItem(name) as HTMLInputElement | RadioNodeList;
      control.value = query.get(name) ?? '';
    }
    const year = elements.namedItem('year') as HTMLSelectElement;
    if (year.selectedIndex < 0) year.value = '';
    this.#show();
  }

  /** Shows what the controls say, and writes it into the address. */
  #apply(how: 'pushState' | 'replaceState'): void {
    clearTimeout(this.#timer);
    this.#show();
    const query = new URLSearchParams(location.search);
    // After other parameters, in a fixed order.
    Object.entries(this.#filters).forEach(([name, value]) => {
      query.delete(name);
      if (value) query.append(name, value);
    });
    const search = String(query) && `?${String(query)}`;
    if (search !== location.search) writeHistory(how, location.pathname + search + location.hash);
  }

  #show(): void {
    const filters = this.#filters;
    const cards = [...this.querySelectorAll('article')];
    const found = cards.filter((card) => isFound(card, filters));
    cards.forEach((card) => (card.parentElement!.hidden = !found.includes(card)));
    this.toggleAttribute('data-filtered', this.#isFiltered);
    this.byPart('none').hidden = found.length > 0;
    const status = this.byPart('status');
    const values = {shown: localDigits(found.length), total: localDigits(cards.length)};
    announce(status, this.#isFiltered ? fill(status.dataset.text!, values) : '');
  }

  get #filters(): Filters {
    const values = new FormData(this.#form);
    return Object.fromEntries(
      FILTERS.map((name) => [name, (values.get(name) as string).trim()]),
    ) as Filters;
  }

  get #isFiltered() {
    return Object.values(this.#filters).some(Boolean);
  }

  get #form() {
    return this.querySelector('form')!;
  }

  get #find() {
    return this.querySelector<HTMLInputElement>('[type=search]')!;
  }
}

/** Searches outlet, headline and date; the title of the date has it in the other calendar. */
function isFound(card: Element, {year, language, q}: Filters): boolean {
  const time = card.querySelector('time')!;
  const texts = [...card.querySelectorAll('p,h2,time')].map(({textContent}) => textContent ?? '');
  return (
    time.textContent.includes(localDigits(year)) &&
    (!language || card.querySelector('blockquote')!.lang === language) &&
    matchesText(q, [...texts, time.title])
  );
}
