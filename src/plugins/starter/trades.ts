import {all, choices, closest, on} from './page';

/*
 * For pages with one of these attributes:
 * - `data-trades`: in a search, the address of the trades, around the choices that have a page there. Such a
 *   choice leads to its page, one of the others to the career page, and none to the trades of the city.
 * - `data-city`: a box with the cities of a page. `data-city-text`: what the element says with a city, with its
 *   name in place of `{city}` and its id in place of `{id}`. `data-city-message`: a link with the message.
 *   `data-city-only`: shown for the cities with these ids.
 */

const cityQuery = (city: string): string => city && `?city=${encodeURIComponent(city)}`;

/** Changes a page whose HTML is all there; nothing of it is painted before. */
function beforePaint(change: () => void): void {
  const {style} = document.documentElement;
  style.display = 'none';
  on('DOMContentLoaded', () => {
    style.display = '';
    change();
  });
}

/** Without scripts the search leads to the list of all trades. */
export function answerTrades(): void {
  const addressOf = (trades: HTMLElement, trade: string, city: string): string =>
    trades.dataset.trades! + (trade && `/${trade}`) + cityQuery(city);
  on('submit', (event) => {
    const form = closest<HTMLFormElement>(event, 'form');
    const trades = form?.querySelector<HTMLElement>('[data-trades]');
    if (!trades) return;
    const [city, profession] = choices();
    const isTrade = trades.contains(profession!.selectedOptions[0]!);
    if (!isTrade && form!.dataset.element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const chosen = [city!, profession!].filter(({value}) => value);
    const query = new URLSearchParams(chosen.map(({name, value}) => [name, value]));
    const people = `${trades.dataset.trades!.replace(/hire$/, 'career')}?${String(query)}#results`;
    const isPerson = profession!.value && !isTrade;
    location.assign(isPerson ? people : addressOf(trades, profession!.value, city!.value));
  });
  // An address from before there was a page for each trade.
  on('DOMContentLoaded', () => {
    const query = new URLSearchParams(location.search);
    const wanted = query.get('profession');
    const trade = all<HTMLOptionElement>('[data-trades] option').find(
      ({value, text}) => wanted === value || wanted === text,
    );
    if (trade)
      location.replace(addressOf(trade.parentElement!, trade.value, query.get('city') ?? ''));
  });
}

/**
 * The career page begins at the answer to a search. The browser alone would paint the top of the page, and then
 * scroll smoothly. After a reload or Back it knows the place itself.
 */
export function showAnswer(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAsked = location.hash === '#results' || /[?&](city|profession)=./.test(location.search);
  if (visit?.type !== 'navigate' || !isAsked || !/\/career$/.test(location.pathname)) return;
  beforePaint(() => all('#results')[0]!.scrollIntoView({behavior: 'instant'}));
}

/** Names the city of the address, or the one that is chosen, on the pages of the trades. */
export function showCity(): void {
  const served = new Map<HTMLElement, string>();
  let title: string | undefined;
  let shown: HTMLOptionElement | undefined;
  const show = (option: HTMLOptionElement): void => {
    const {value, text} = (shown = option);
    title ??= document.title;
    let named = title;
    all('[data-city-text]').forEach((element) => {
      const before = served.get(element) ?? element.textContent!;
      served.set(element, before);
      const after = value
        ? element.dataset.cityText!.replace('{city}', text).replace('{id}', value)
        : before;
      element.textContent = after;
      if (element.matches('h1,[aria-current]')) named = named.replace(before, after);
    });
    document.title = named;
    all('[data-city-only]').forEach((part) => {
      part.hidden = !part.dataset.cityOnly!.split(' ').includes(value);
    });
    all<HTMLAnchorElement>('main a[href*="/hire"],[data-city-only] a').forEach((link) => {
      link.search = cityQuery(value);
    });
    const [link] = all<HTMLAnchorElement>('[data-city-message]');
    const [message] = all('[data-part=text]');
    link!.search = `?text=${encodeURIComponent(message!.textContent!)}`;
  };
  on('change', (event) => {
    const box = closest<HTMLSelectElement>(event, '[data-city]');
    if (!box) return;
    show(box.selectedOptions[0]!);
    // For the other language, and for who shares the address.
    history.replaceState(history.state, '', cityQuery(box.value) || location.pathname);
  });
  // Docusaurus writes the title again when it takes over the page.
  new MutationObserver(() => shown && show(shown)).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
  const city = new URLSearchParams(location.search).get('city')?.toLowerCase();
  if (!city || !/\/hire(\/|$)/.test(location.pathname)) return;
  beforePaint(() => {
    // By its id, or its name in any language.
    const option = all<HTMLOptionElement>('[data-city] option').find(({value, dataset}) =>
      `${value}|${dataset.names ?? ''}`.toLowerCase().split('|').includes(city),
    );
    if (!option) return;
    option.selected = true;
    show(option);
  });
}
