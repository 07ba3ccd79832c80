import {resolveAddress} from './resolveAddress';
import {FALLBACK} from './routeTable';

/**
 * Where a visitor belongs who followed a link inside the site to an address without a page. Safe in
 * the browser. The paths come from what every page loads anyway:
 * `pagePaths(routes)` with `import routes from '@generated/routes'`.
 *
 * @returns the path to go to, never the one given; null when the not-found page should stand
 */
export function redirectFor(
  pathname: string,
  baseUrl: string,
  canonicalPaths: readonly string[],
): string | null {
  const table = [
    {base: baseUrl, fallback: baseUrl + FALLBACK, pages: [...canonicalPaths], folders: ['assets']},
  ];
  const address = resolveAddress(pathname, table);
  return address.kind === 'redirect' && address.to !== pathname ? address.to : null;
}
