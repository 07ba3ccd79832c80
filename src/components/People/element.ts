import {fill} from 'content/lists/fill';
import {formatSearch, type HireQuery, isNarrowed, matchesQuery} from '@site/src/lib/hireSearch';
import {SiteElement} from 'site-elements/element';
import {writeHistory} from 'site-elements/history';
import {localDigits} from '@site/src/lib/localDigits';

/** The form of the search, which is in another part of the page. */
const FORM = '[data-element=site-people]';

const boxOf = (name: keyof HireQuery) =>
  document.querySelector<HTMLSelectElement>(`${FORM} [name=${name}]`)!;

/** Shows the people who match the search in the address, or where else to look. Without scripts it is everyone. */
export default class SitePeople extends SiteElement {
  connectedCallback(): void {
    this.listen('submit popstate', window);
    this.listen('click');
    const search = this.#read(new URLSearchParams(location.search));
    if (!isNarrowed(search)) return;
    // Hidden elements cannot be focused.
    delete document.documentElement.dataset.asked;
    this.#show(search);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Not after a reload or Back. The page is scrolled here already: see src/page-scripts/tradeSearch.ts.
    if (location.hash === `#${this.id}` && visit?.type === 'navigate') this.#focusHeading();
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    if (event.type === 'popstate') this.#show(this.#read(new URLSearchParams(location.search)));
    else if (event.type === 'submit' && target.matches(FORM)) {
      event.preventDefault();
      this.#go(this.#read(new FormData(target as HTMLFormElement)));
    } else if (target.closest('[data-part=reset]')) this.#go({});
  }

  #go(search: HireQuery): void {
    const query = formatSearch(search);
    this.#show(search);
    // Repeating a search must not add a step to the history.
    const how = location.search === query ? 'replaceState' : 'pushState';
    writeHistory(how, `${location.pathname}${query}#${this.id}`);
    this.#focusHeading();
    this.scrollIntoView();
  }

  #focusHeading(): void {
    [...this.querySelectorAll<HTMLElement>('h2[tabindex]')]
      .find(({offsetHeight}) => offsetHeight > 0)
      ?.focus({preventScroll: true});
  }

  /** A search in an address or in the form. What the boxes do not offer is ignored. */
  #read(fields: URLSearchParams | FormData): HireQuery {
    const idOf = (name: keyof HireQuery) =>
      [...boxOf(name).options]
        .map(({value}) => value)
        .find((value) => value && value === fields.get(name));
    return {city: idOf('city'), profession: idOf('profession')};
  }

  #show(search: HireQuery): void {
    const isSearch = isNarrowed(search);
    const city = boxOf('city');
    city.value = search.city ?? '';
    boxOf('profession').value = search.profession ?? '';
    const people = [...this.querySelectorAll<HTMLElement>('[data-profession]')];
    const found = people.filter(({dataset}) =>
      matchesQuery(search, dataset as Required<HireQuery>),
    );
    people.forEach((person) => (person.hidden = !found.includes(person)));
    const [hasProfiles, hasGraduates] = ['profiles', 'graduates'].map((name) =>
      found.some((person) => this.byPart(name).contains(person)),
    );
    // When only the second list has people, the head of the first list shows its heading.
    const hasOnlyGraduates = !hasProfiles && hasGraduates;
    const shown = {
      none: found.length === 0,
      profiles: found.length > 0,
      'profiles-list': hasProfiles,
      'profiles-heading': hasProfiles,
      'graduates-heading': hasOnlyGraduates,
      graduates: hasGraduates,
      'own-heading': hasProfiles,
      everyone: isSearch,
    };
    Object.entries(shown).forEach(([name, isShown]) => (this.byPart(name).hidden = !isShown));
    this.dataset.only = hasOnlyGraduates ? 'graduates' : hasGraduates ? '' : 'profiles';
    this.querySelectorAll<HTMLElement>('[data-part=trades]').forEach((part) => {
      part.hidden = !search.city || (found.length > 0 && Boolean(search.profession));
      part.querySelector('a')!.search = formatSearch({city: search.city});
      part.querySelector('span')!.textContent = city.selectedOptions[0]!.text;
    });
    document
      .querySelectorAll<HTMLElement>('[data-unless-searched]')
      .forEach((part) => (part.hidden = isSearch));
    // "2 of 12 match your search"
    const status = this.byPart('count');
    const [one, several] = status.dataset.found!.split('|');
    const text = isSearch ? (found.length === 1 ? one : several) : status.dataset.all;
    const values = {count: localDigits(found.length), total: localDigits(people.length)};
    status.textContent = fill(text!, values);
  }
}
