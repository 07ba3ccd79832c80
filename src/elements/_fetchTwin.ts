/** Inline code of a page, which the content policy of another page would report. */
const CODE = /<(style|script)\b[^]*?<\/\1>/g;

/**
 * The page at an address, as a document that is not shown.
 *
 * @param address of this site
 * @throws when there is no such page or no connection
 */
export async function fetchTwin(address: string): Promise<Document> {
  const response = await fetch(address);
  // A host may send an address that it does not know to another page.
  if (!response.ok || response.redirected) throw new Error(address);
  const html = (await response.text()).replace(CODE, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The same on the development server, whose documents are empty until React runs. */
export function renderTwin(address: string): Promise<Document> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = address;
    frame.onload = () => {
      const page = frame.contentDocument!;
      const take = (): void => {
        if (page.documentElement.dataset.hasHydrated !== 'true') return;
        resolve(page.cloneNode(true) as Document);
        frame.remove();
      };
      new MutationObserver(take).observe(page.documentElement, {
        attributeFilter: ['data-has-hydrated'],
      });
      take();
    };
    document.body.append(frame);
  });
}
