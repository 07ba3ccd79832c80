import {fill} from 'content/lists/fill';
import {announce, define, SiteElement} from 'site-elements/element';
import {localDigits} from './_localDigits';
import {matchesText} from './_matches';

/** Milliseconds after the last letter before the search is applied. */
const TYPING_PAUSE = 250;

type Filters = Readonly<Record<'year' | 'language' | 'q', string>>;

/** Hides the cards that do not match the filters, which are kept in the query of the address. */
class SiteMediaFilter extends SiteElement {
  #timer = 0;

  connectedCallback(): void {
    this.listen('change click input submit');
    this.listen('popstate', window);
    const query = new URLSearchParams(location.search);
    const isAsked = Object.keys(this.#filters).some((name) => query.get(name));
    if (isAsked) this.#followAddress();
    // Something was typed or chosen before the module was loaded.
    else if (this.#isFiltered) this.#write(this.#find.value ? 'replaceState' : 'pushState');
  }

  handleEvent(event: Event): void {
    const {type, target} = event;
    if (type === 'popstate') this.#followAddress();
    else if (type === 'click') this.#press((target as Element).closest('button'));
    else if (type === 'input') {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#write('replaceState'), TYPING_PAUSE);
    } else {
      if (type === 'submit') event.preventDefault();
      // A search adds no step to the history.
      this.#write(target === this.#year ? 'pushState' : 'replaceState');
    }
  }

  #press(button: HTMLElement | null): void {
    const {language, part} = button?.dataset ?? {};
    if (language !== undefined) this.#language = language;
    if (part === 'clear') {
      this.#year.value = this.#language = this.#find.value = '';
      this.#find.focus();
    }
    if (part === 'clear' || language !== undefined) this.#write('pushState');
  }

  /** Sets the controls by the address. Values that they do not offer are ignored: a link may be older than the list. */
  #followAddress(): void {
    const query = new URLSearchParams(location.search);
    const [year, find] = [this.#year, this.#find];
    year.value = query.get('year') ?? '';
    if (year.selectedIndex < 0) year.value = '';
    this.#language = query.get('language') ?? '';
    find.value = (query.get('q') ?? '').slice(0, find.maxLength);
    this.#show();
  }

  /** Writes the values of the controls into the address. */
  #write(how: 'pushState' | 'replaceState'): void {
    clearTimeout(this.#timer);
    const query = new URLSearchParams(location.search);
    // After other parameters, in a fixed order.
    Object.entries(this.#filters).forEach(([name, value]) => {
      query.delete(name);
      if (value) query.append(name, value);
    });
    const search = String(query) && `?${String(query)}`;
    if (search !== location.search)
      history[how](history.state, '', location.pathname + search + location.hash);
    this.#show();
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
    const pressed = this.querySelector<HTMLElement>('[data-language][aria-pressed=true]')!;
    return {
      year: this.#year.value,
      language: pressed.dataset.language!,
      q: this.#find.value.trim(),
    };
  }

  get #isFiltered() {
    return Object.values(this.#filters).some(Boolean);
  }

  set #language(wanted: string) {
    const chips = [...this.querySelectorAll<HTMLElement>('[data-language]')];
    // The first chip is for all languages.
    const chosen = chips.find(({dataset}) => dataset.language === wanted) ?? chips[0];
    chips.forEach((chip) => chip.setAttribute('aria-pressed', String(chip === chosen)));
  }

  get #year() {
    return this.querySelector('select')!;
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
    time.dateTime.startsWith(year) &&
    (!language || card.querySelector('blockquote')!.lang === language) &&
    matchesText(q, [...texts, time.title])
  );
}

define('site-media-filter', SiteMediaFilter);
