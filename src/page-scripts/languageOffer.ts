import {preferredLocale} from 'nepali-text/locale';
import {all, attempt, closest, on, root} from './page';

/** In the storage of the browser once the reader has changed the language, or closed the offer. */
const LANGUAGE = 'language';

export function offerNoLanguage(): void {
  delete root.dataset.offer;
  attempt(() => (localStorage[LANGUAGE] = ''));
}

/**
 * The offer of a language, src/theme/Navbar: `data-offer` on the root element is the first language
 * of the browser, until the reader has changed the language or closed the offer by `data-close-offer`. The style sheet
 * shows the offer of that language, if the page has one.
 */
export function offerLanguage(): void {
  // Only English pages have one, and the languages of the browser take 6 ms on a slow phone.
  if (
    root.lang === 'en' &&
    attempt(() => localStorage[LANGUAGE] as string | undefined) === undefined
  )
    root.dataset.offer = preferredLocale(String(navigator.languages));
  on('click', (event) => {
    if (!closest(event, '[data-close-offer]')) return;
    offerNoLanguage();
    // The focus would be lost with the button.
    all('header a')[0]?.focus();
  });
}
