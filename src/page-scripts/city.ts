import {writeHistory} from 'site-elements/history';
import {all, beforePaint, cityQuery, closest, on} from './page';

/**
 * The city on the pages of the trades (src/pages/hire): that of the address, or the one that is chosen.
 *
 * - `data-city`: a box with the cities of a page.
 * - `data-city-text`: what the element says with a city, with its name in place of `{city}` and its id in place of `{id}`.
 * - `data-city-message`: a link with the message.
 * - `data-city-only`: shown for the cities with these ids.
 * - `data-city-scene`: the sprite with the scenes of the cities, of which wide screens show one.
 */
export function showCity(): void {
  const served = new Map<HTMLElement, string>();
  let title: string | undefined;
  const show = (option: HTMLOptionElement): void => {
    const {value, text} = option;
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
    all('[data-city-only]').forEach((element) => {
      element.hidden = !element.dataset.cityOnly!.split(' ').includes(value);
    });
    all('[data-city-scene]').forEach((use) => {
      if (value && matchMedia('(min-width: 761px)').matches)
        use.setAttribute('href', `${use.dataset.cityScene!}#${value}`);
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
    // The language switch and a shared address lead to the same city.
    writeHistory('replaceState', cityQuery(box.value) || location.pathname);
  });
  const city = new URLSearchParams(location.search).get('city');
  if (!city || !/\/hire(\/|$)/.test(location.pathname)) return;
  beforePaint(() => {
    const option = all<HTMLOptionElement>('[data-city] option').find(({value}) => value === city);
    if (!option) return;
    option.selected = true;
    show(option);
  });
}
