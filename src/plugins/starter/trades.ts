import {all, choices, closest, on} from './page';

/*
 * For pages with one of these attributes:
 * - `data-trades`: in a search, the address of the trades, around the choices that have a page there. Such a
 *   choice leads to its page, any other one to the career page.
 * - `data-city`: a box with the cities of a page. `data-city-text`: what the element says with a city, with its
 *   name in place of `{city}`. `data-city-message`: a link with the message.
 */

/** Without scripts the search leads to the list of all trades. */
export function answerTrades(): void {
  const addressOf = (trade: HTMLOptionElement, city: string): string =>
    `${trade.closest<HTMLElement>('[data-trades]')!.dataset.trades}/${trade.value}` +
    (city && `?city=${encodeURIComponent(city)}`);
  on('submit', (event) => {
    const form = closest<HTMLFormElement>(event, 'form');
    const trades = form?.querySelector<HTMLElement>('[data-trades]');
    if (!trades) return;
    const [city, profession] = choices();
    const [option] = profession!.selectedOptions;
    const isTrade = trades.contains(option!);
    if (!isTrade && form!.dataset.element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const chosen = [city!, profession!].filter(({value}) => value);
    const query = new URLSearchParams(chosen.map(({name, value}) => [name, value]));
    const people = `${trades.dataset.trades!.replace(/hire$/, 'career')}?${String(query)}#results`;
    location.assign(isTrade ? addressOf(option!, city!.value) : people);
  });
  // An address from before there was a page for each trade.
  on('DOMContentLoaded', () => {
    const query = new URLSearchParams(location.search);
    const wanted = query.get('profession');
    const trade = all<HTMLOptionElement>('[data-trades] option').find(
      ({value, text}) => wanted === value || wanted === text,
    );
    if (trade) location.replace(addressOf(trade, query.get('city') ?? ''));
  });
}

/** Names the city of the address, or the one that is chosen, on the page of a trade. */
export function showCity(): void {
  const served = new Map<HTMLElement, string>();
  let shown: HTMLOptionElement | undefined;
  const show = (option: HTMLOptionElement): void => {
    const {value, text} = (shown = option);
    all('[data-city-text]').forEach((element) => {
      const before = element.textContent!;
      if (!served.has(element)) served.set(element, before);
      const after = value
        ? element.dataset.cityText!.replace('{city}', text)
        : served.get(element)!;
      element.textContent = after;
      if (element.matches('h1'))
        for (const old of [before, served.get(element)!])
          document.title = document.title.replace(old, after);
    });
    const [link] = all<HTMLAnchorElement>('[data-city-message]');
    const message = link!.previousElementSibling!.textContent!;
    const trade = location.pathname.replace(/.*\//, '');
    link!.search = `?text=${encodeURIComponent(`${message} · ${trade}${value && `/${value}`}`)}`;
  };
  on('change', (event) => {
    const box = closest<HTMLSelectElement>(event, '[data-city]');
    if (!box) return;
    show(box.selectedOptions[0]!);
    // For the other language, and for who shares the address.
    const query = box.value ? `?city=${box.value}` : location.pathname;
    history.replaceState(history.state, '', query);
  });
  // Docusaurus writes the title again when it takes over the page.
  new MutationObserver(() => shown && show(shown)).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
  const city = new URLSearchParams(location.search).get('city');
  if (!city || !/\/hire\//.test(location.pathname)) return;
  // "Electricians in Nepal" is not painted first.
  document.documentElement.hidden = true;
  on('DOMContentLoaded', () => {
    document.documentElement.hidden = false;
    const option = all<HTMLOptionElement>('[data-city] option').find(({value}) => value === city);
    if (!option) return;
    option.selected = true;
    show(option);
  });
}
