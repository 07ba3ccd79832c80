/** Inline code of a page, which the content policy of another page would report. */
const CODE = /<(style|script)\b[^]*?<\/\1>/g;

/**
 * The page at an address, as a document that is not shown.
 *
 * @param address of this site
 * @throws when there is no such page or no connection
 */
export async function fetchTranslation(address: string): Promise<Document> {
  const response = await fetch(address);
  // A host may send an address that it does not know to another page.
  if (!response.ok || response.redirected) throw new Error(address);
  const html = (await response.text()).replace(CODE, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  // In development, documents are empty until React runs.
  if (!page.querySelector('main')) throw new Error(address);
  return page;
}
