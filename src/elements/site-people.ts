import {digits} from 'nepali-text/digits';
import {fill, type Template} from 'docusaurus-plugin-collections/fill';
import {formatSearch, isNarrowed, matches, readSearch, type Search} from '../lib/hireSearch';
import {toLocale} from 'nepali-text/locale';

/** The form is in another part of the page. */
const FORM = '[data-element=site-people]';

/** Shows the people who match the search in the address, or where else to look. Without scripts it is everyone. */
class SitePeople extends HTMLElement {
  connectedCallback(): void {
    addEventListener('submit', this);
    addEventListener('popstate', this);
    this.addEventListener('click', this);
    const search = this.#asked();
    if (!isNarrowed(search)) return;
    // What is hidden cannot be focused.
    delete document.documentElement.dataset.asked;
    this.#show(search);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Not after a reload or Back.
    if (location.hash === `#${this.id}`) this.#arrive(visit?.type === 'navigate', 'instant');
    else if (scrollY === 0) this.#arrive(false, 'instant');
  }

  disconnectedCallback(): void {
    removeEventListener('submit', this);
    removeEventListener('popstate', this);
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    if (event.type === 'popstate') this.#show(this.#asked());
    else if (event.type === 'submit' && target.matches?.(FORM)) {
      event.preventDefault();
      this.#go(this.#read(new FormData(target as HTMLFormElement)));
    } else if (target.closest?.('[data-part=reset]')) this.#go({});
  }

  #go(search: Search): void {
    const address = `${location.pathname}${formatSearch(search)}#${this.id}`;
    // Repeating a search must not add a step to the history.
    const isHere = location.search === formatSearch(search);
    history[isHere ? 'replaceState' : 'pushState'](history.state, '', address);
    this.#show(search);
    this.#arrive(true, 'smooth');
  }

  #arrive(isAsked: boolean, behavior: ScrollBehavior): void {
    const heading = [...this.querySelectorAll<HTMLElement>('h2[tabindex]')].find(
      ({offsetHeight}) => offsetHeight > 0,
    );
    if (isAsked) heading?.focus({preventScroll: true});
    if (behavior === 'smooth') return this.scrollIntoView();
    // The browser goes to the place of the address, too, while the page is loading, and smoothly.
    const show = () => this.scrollIntoView({behavior});
    show();
    setTimeout(show, 500);
    if (document.readyState !== 'complete')
      addEventListener('load', () => setTimeout(show), {once: true});
  }

  #asked(): Search {
    return this.#read(new URLSearchParams(location.search));
  }

  #read(fields: URLSearchParams | FormData): Search {
    const [cities, professions] = ['city', 'profession'].map((name) => [
      ...this.#box(name).options,
    ]);
    const choice = ({value, text}: HTMLOptionElement) => ({id: value, name: text});
    const names = [...cities!, ...professions!].map(({value, dataset}) => [
      value,
      dataset.names?.split('|') ?? [],
    ]);
    return readSearch(fields, {
      cities: cities!.slice(1).map(choice),
      professions: professions!.slice(1).map(choice),
      trades: [],
      names: Object.fromEntries(names) as Record<string, string[]>,
    });
  }

  #show(search: Search): void {
    this.#box('city').value = search.city ?? '';
    this.#box('profession').value = search.profession ?? '';
    const people = [...this.querySelectorAll<HTMLElement>('[data-profession]')];
    const found = people.filter(({dataset}) => matches(search, dataset as Required<Search>));
    people.forEach((person) => (person.hidden = !found.includes(person)));
    const lists = ['profiles', 'graduates'].map((name) => this.#part(name));
    const [hasProfiles, hasGraduates] = lists.map((list) =>
      found.some((person) => list.contains(person)),
    );
    // The head of the first list is that of the second one where only that has somebody.
    const hasOnlyGraduates = !hasProfiles && hasGraduates;
    const shown = {
      none: found.length === 0,
      profiles: found.length > 0,
      'profiles-list': hasProfiles,
      'profiles-heading': hasProfiles,
      'graduates-heading': hasOnlyGraduates,
      graduates: hasGraduates,
      'own-heading': hasProfiles,
      everyone: isNarrowed(search),
      trades: search.city && !search.profession,
    };
    Object.entries(shown).forEach(([name, isShown]) => (this.#part(name).hidden = !isShown));
    this.dataset.only = hasOnlyGraduates ? 'graduates' : hasGraduates ? '' : 'profiles';
    this.#part('city').textContent = this.#box('city').selectedOptions[0]!.text;
    document
      .querySelectorAll<HTMLElement>('[data-unless-searched]')
      .forEach((part) => (part.hidden = isNarrowed(search)));
    this.#say(isNarrowed(search), found.length, people.length);
  }

  /** "2 of 12 match your search" */
  #say(isSearch: boolean, count: number, total: number): void {
    const locale = toLocale(document.documentElement.lang);
    const status = this.#part('count');
    const {all, found} = status.dataset;
    const isOne = new Intl.PluralRules(locale).select(count) === 'one';
    const text = isSearch ? found!.split('|')[isOne ? 0 : 1] : all;
    status.textContent = fill(text as unknown as Template<'count' | 'total'>, {
      count: digits(count, locale),
      total: digits(total, locale),
    });
  }

  #box = (name: string) => document.querySelector<HTMLSelectElement>(`${FORM} [name=${name}]`)!;

  #part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`)!;
}

customElements.define('site-people', SitePeople);
