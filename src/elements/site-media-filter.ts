import {fill} from 'docusaurus-plugin-collections/fill';
import {define, localDigits, say, SiteElement} from './_element';
import {type Filters, formatFilters, isUnfiltered, matches, parseFilters} from './_mediaFilters';

/** Milliseconds after the last letter before the search is applied. */
const TYPING_PAUSE = 250;

/** Hides the cards that do not match the filters, which are kept in the query of the address. */
class SiteMediaFilter extends SiteElement {
  #timer = 0;

  connectedCallback(): void {
    this.listen('change click input submit');
    this.listen('popstate', window);
    const asked = this.#asked();
    if (!isUnfiltered(asked)) return this.#show(asked);
    // Something may have been typed or chosen before this.
    const chosen = this.#chosen();
    this.#write(chosen.q ? 'replaceState' : 'pushState', chosen);
  }

  handleEvent(event: Event): void {
    const {type, target} = event;
    if (type === 'popstate') this.#show(this.#asked());
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
    if (language !== undefined) this.#write('pushState', {...this.#chosen(), language});
    if (part !== 'clear') return;
    this.#find.value = '';
    this.#write('pushState', {year: '', language: '', q: ''});
    this.#find.focus();
  }

  #write(how: 'pushState' | 'replaceState', filters = this.#chosen()): void {
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
    this.byPart('none').hidden = found.length > 0;
    const status = this.byPart('status');
    const values = {shown: localDigits(found.length), total: localDigits(cards.length)};
    say(status, isWhole ? '' : fill(status.dataset.text!, values));
  }

  /** The filters of the address. */
  #asked(): Filters {
    return parseFilters(location.search, {
      year: [...this.#year.options].map(({value}) => value),
      language: this.#chips.map(({dataset}) => dataset.language!),
    });
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

  get #chips() {
    return [...this.querySelectorAll<HTMLElement>('[data-language]')];
  }

  get #year() {
    return this.querySelector('select')!;
  }

  get #find() {
    return this.querySelector<HTMLInputElement>('[type=search]')!;
  }
}

/** By its outlet, headline and date, which is in its title in the other calendar. */
function isFound(card: Element, {year, language, q}: Filters): boolean {
  const time = card.querySelector('time')!;
  const texts = [...card.querySelectorAll('p,h2,time')].map(({textContent}) => textContent ?? '');
  return (
    time.dateTime.startsWith(year) &&
    (!language || card.querySelector('blockquote')!.lang === language) &&
    matches(q, [...texts, time.title])
  );
}

define('site-media-filter', SiteMediaFilter);
