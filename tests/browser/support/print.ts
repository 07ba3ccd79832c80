import type {Page} from '@playwright/test';

/** The width of a sheet of A4 in CSS pixels. */
export const SHEET = {width: 794, height: 1123};

/** What is to be seen on the paper of every page, as {@link lookOfPrint} reads it. */
export const PRINTED = {
  frame: 0,
  wider: 0,
  ground: 'rgb(255, 255, 255)',
  fields: 0,
  pale: [],
  closed: 0,
  translations: 0,
  unspelled: 0,
};

/** In a page that is printed: words on white, whole, with their links, and nothing of its frame. */
export const lookOfPrint = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true});
    const main = document.querySelector('main')!;
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const words = all('h1, h2, h3, p, li, summary, a, td, dd').filter(shown);
    const folded = 'details:not(.no-print *, .no-print, [lang]) > :not(summary)';
    return {
      frame: [...document.querySelectorAll(':is(header, footer):not(main *)')].filter(shown).length,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ground: getComputedStyle(document.body).backgroundColor,
      // The city that is chosen is part of what the page of a trade says.
      fields: all('input, select:not([data-city]), textarea').filter(shown).length,
      // Highlighted buttons keep their dark ink.
      pale: words
        .map((element) => getComputedStyle(element).color)
        .filter((colour) => !['rgb(0, 0, 0)', 'rgb(20, 24, 58)'].includes(colour)),
      closed: all(folded).filter((part) => part.getBoundingClientRect().height === 0).length,
      translations: all('details[lang]').filter(shown).length,
      unspelled: all('a[href^=http]').filter(
        (link) =>
          shown(link) &&
          !getComputedStyle(link, '::after').content.includes(link.getAttribute('href')!),
      ).length,
    };
  });
