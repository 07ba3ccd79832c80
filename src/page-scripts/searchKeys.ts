import {isLetter} from 'nepali-text/keys';
import {all, closest, on} from './page';

/** The search of the header, `<site-search>` in src/theme/Navbar: the keys `/` and Ctrl+K press its link. */
export function openSearchByKeys(): void {
  on('keydown', (event) => {
    const {key, ctrlKey, metaKey, shiftKey} = event as KeyboardEvent;
    const isAsking =
      ctrlKey || metaKey
        ? !shiftKey && isLetter(event as KeyboardEvent, 'k')
        : key === '/' && !closest(event, 'input,select,textarea');
    const link = isAsking && all('site-search a')[0];
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
