import {PAGES_CACHE} from '@site/src/lib/urls';
import {SiteElement} from 'site-elements/element';

/** The list of the pages that the service worker has kept, and the button that deletes them. */
export default class SiteSavedPages extends SiteElement {
  connectedCallback(): void {
    this.listen('click');
    void this.#show();
  }

  handleEvent({target}: Event): void {
    if ((target as Element).closest('button')) void this.#empty();
  }

  async #show(): Promise<void> {
    // The list is empty where the browser has no cache storage, or denies it.
    const items = await savedPages().catch(() => []);
    const list = this.querySelector('ul')!;
    list.textContent = '';
    list.append(...items);
    this.querySelector('p')!.hidden = items.length > 0;
    this.querySelector('button')!.hidden = items.length === 0;
  }

  async #empty(): Promise<void> {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await this.#show();
    // The button that had the focus is gone.
    this.querySelector('p')!.focus();
  }
}

/** The newest first. */
async function savedPages(): Promise<HTMLElement[]> {
  const pages = await caches.open(PAGES_CACHE);
  const items = (await pages.keys()).map(async (request) => {
    const html = (await (await pages.match(request))?.text()) ?? '';
    const link = Object.assign(document.createElement('a'), {
      href: new URL(request.url).pathname,
      textContent: nameIn(html),
      lang: /<html[^>]* lang="?(\w+)/.exec(html)?.[1] ?? '',
    });
    const item = document.createElement('li');
    item.append(link);
    return item;
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
