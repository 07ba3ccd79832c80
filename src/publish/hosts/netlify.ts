import type {LocaleTable, RouteTable} from '../../lib/resolveAddress';
import type {HeaderRules} from './answerHeaders';
import {headerBlocks} from './headerRules';

/** The spellings that people type; Netlify ignores a slash at the end and compares without case. */
function spellingsOf(page: string): string[] {
  const name = page.replace(/\/$/, '');
  const capital = name.replace(/\/[a-z](?=[^/]*$)/, (first) => first.toUpperCase());
  return [`${name}.html`, `${name}/index.html`, name.toUpperCase(), capital];
}

/**
 * `_redirects` for Netlify: the first line that fits counts, and a file that is there wins unless a
 * line ends in "!".
 */
export function netlifyRedirects(table: RouteTable): string {
  const [root, ...others] = table as [LocaleTable, ...LocaleTable[]];
  const ways = table.flatMap(({pages, moved = {}}) => [
    ...pages.filter((page) => page !== '/').map((page) => [page, page] as const),
    ...Object.entries(moved),
  ]);
  const moved = ways.flatMap(([from, page]) =>
    [...new Set([from, ...spellingsOf(from)])]
      .filter((spelling) => spelling !== page)
      .map((spelling) => `${spelling} ${page} ${/\.html$/.test(spelling) ? '301!' : '301'}`),
  );
  const missing = table.flatMap(({base, folders}) =>
    [...folders, '.well-known'].map((folder) => `${base}${folder}/* /404.html 404`),
  );
  const unknown = [...others, root].map(
    ({base, fallback}) => `${base}* ${fallback}?missing=${base}:splat#not-found 302`,
  );
  return [
    '# Written by the build from the addresses of the site. Do not edit.',
    '/.hosting/* /404.html 404!',
    ...moved,
    ...missing,
    ...unknown,
    '',
  ].join('\n');
}

/** Netlify joins the values of a header that two rules give. */
export function netlifyHeaders(table: RouteTable, rules: HeaderRules): string {
  const blocks = [['/*', rules.always] as const, ...headerBlocks(table, rules)];
  return [
    '# Written by the build from the addresses of the site. Do not edit.',
    ...blocks.flatMap(([pattern, headers]) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
}
