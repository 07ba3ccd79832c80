import {
  all,
  attempt,
  beforePaint,
  choices,
  cityQuery,
  closest,
  isFromHere,
  navigationType,
  on,
} from './page';

const addressOf = (trades: HTMLElement, trade: string, city: string): string =>
  trades.dataset.trades! + (trade && `/${trade}`) + cityQuery(city);

/**
 * The search for who can be hired, src/components/HireSearch: `data-trades`, around the choices that have a page, is the
 * address of the trades. Such a choice leads to its page, one of the others to the career page, and none to the trades
 * of the city. Without scripts the search leads to the list of all trades.
 */
export function answerTrades(): void {
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
}

/** What is chosen in the search is chosen in the other language, too. Nothing is kept where storage is denied. */
export function keepChoices(): void {
  const keep = (act: (box: HTMLSelectElement) => void) => attempt(() => choices().forEach(act));
  on('click', (event) => {
    if (closest(event, 'a[hreflang]')) keep(({id, value}) => (sessionStorage[id] = value));
  });
  // The first use of the storage waits for another process.
  if (!isFromHere()) return;
  on('DOMContentLoaded', () =>
    keep((box) => {
      box.value = (sessionStorage[box.id] as string) || box.value;
      sessionStorage[box.id] = '';
    }),
  );
}

/** Leads on from addresses of the time before each trade had a page, which named it on the career page. */
export function leadToTrade(): void {
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
 * The career page (src/components/People) begins at the answer to a search. The browser alone would paint the top of the page, and then
 * scroll smoothly. After a reload or Back the browser knows the place itself.
 */
export function showAnswer(): void {
  const isAsked = location.hash === '#results' || /[?&](city|profession)=./.test(location.search);
  if (navigationType() || !isAsked || !/\/career$/.test(location.pathname)) return;
  beforePaint(() => all('#results')[0]!.scrollIntoView({behavior: 'instant'}));
}
