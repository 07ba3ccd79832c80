import type {LocaleTable} from './resolveAddress';

/** The part of a Docusaurus route that matters here; `@generated/routes` has the same shape. */
export interface Route {
  path: string;
  routes?: readonly Route[];
}

/** The last part of the page to which unknown addresses go. */
export const FALLBACK = 'app';

/**
 * The canonical paths of the pages among Docusaurus routes. A route with routes below it is only a
 * frame; the wildcard and 404.html answer for what is no page.
 */
export function pagePaths(routes: readonly Route[]): string[] {
  const paths = routes.flatMap((route) =>
    route.routes && route.routes.length > 0 ? pagePaths(route.routes) : [route.path],
  );
  return [...new Set(paths)].filter((path) => !path.includes('*') && !path.endsWith('/404.html'));
}

const CANONICAL = /^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/|$))*$/;

function isCanonical(path: string, baseUrl: string): boolean {
  return path === baseUrl || (CANONICAL.test(path) && !/(?:\/|\.html?|\/index)$/.test(path));
}

function assertCanonical(paths: readonly string[], baseUrl: string): void {
  const odd = paths.filter((path) => !isCanonical(path, baseUrl));
  if (odd.length > 0) {
    throw new Error(
      `The address of a page may hold only small letters a to z, digits, hyphens and dots, and no slash at its end. ` +
        `Not so: ${odd.join(', ')}. Give the page a file name or a slug such as /our-story.`,
    );
  }
  if (!paths.includes(baseUrl + FALLBACK)) {
    throw new Error(
      `There is no page at ${baseUrl}${FALLBACK}, to which every unknown address is sent. Add it again.`,
    );
  }
}

/**
 * @param routes every route of one language, as Docusaurus gives them
 * @param baseUrl where that language lives, with a slash at both ends
 * @param folders the folders under the base that hold only files
 * @throws when a page's address could not be reached under the rules of resolveAddress
 */
export function localeTable(
  routes: readonly Route[],
  baseUrl: string,
  folders: readonly string[],
): LocaleTable {
  const pages = pagePaths(routes).sort();
  assertCanonical(pages, baseUrl);
  return {base: baseUrl, fallback: baseUrl + FALLBACK, pages, folders: [...folders].sort()};
}
