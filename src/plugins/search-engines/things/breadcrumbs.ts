import type {BreadcrumbList} from 'schema-dts';
import type {PageFacts} from '../readPage';

/**
 * The way from the home page to a page, through the pages whose addresses it begins with. It names
 * pages by what they are called and says nothing of the company, so it is true with a working name.
 *
 * @param home where the language begins, with host and a slash at its end
 * @param pages all pages of the language
 * @returns nothing for the home page
 */
export function breadcrumbs(
  page: PageFacts,
  home: string,
  pages: readonly PageFacts[],
): BreadcrumbList | undefined {
  if (page.url === home) return undefined;
  const way = pages
    .filter(({url}) => url === home || page.url === url || page.url.startsWith(`${url}/`))
    .sort((one, other) => one.url.length - other.url.length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
