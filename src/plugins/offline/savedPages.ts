import {element, link, refill} from '../on-demand/browser';
import {PAGES} from './kept';

/** The list of saved pages on the page /offline, and the button that deletes them. */
export function start(): void {
  void show();
  addEventListener('pagechange', () => void show());
  addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('#saved button')) void empty();
  });
}

async function show(): Promise<void> {
  const saved = document.getElementById('saved');
  if (!saved) return;
  // No pages where the browser has no such storage, or denies it.
  const items = await savedPages().catch(() => []);
  refill(saved.querySelector('ul')!, ...items);
  saved.querySelector('p')!.hidden = items.length > 0;
  saved.querySelector('button')!.hidden = items.length === 0;
  saved.removeAttribute('aria-busy');
}

/** The newest first. */
async function savedPages(): Promise<HTMLElement[]> {
  const pages = await caches.open(PAGES);
  const items = (await pages.keys()).map(async (request) => {
    const html = (await (await pages.match(request))?.text()) ?? '';
    const page = link(new URL(request.url).pathname, nameIn(html));
    page.lang = /<html[^>]* lang="?(\w+)/.exec(html)?.[1] ?? '';
    return element('li', {}, page);
  });
  return (await Promise.all(items)).reverse();
}

/** The name of a page in its title: "Sipalu | About Us | Professional Marketplace". */
function nameIn(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const [brand = '', name, tagline] = title.split(' | ');
  // React writes these into titles.
  return (tagline ? name! : brand).replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
}

async function empty(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await show();
  // The button is gone.
  const none = document.querySelector<HTMLElement>('#saved p')!;
  none.tabIndex = -1;
  none.focus();
}
