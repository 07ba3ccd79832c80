import {type HeaderRules, type Headers, pagePolicy} from './answerHeaders';
import type {LocaleTable, RouteTable} from '../../lib/resolveAddress';

/** The spellings that people type; Netlify ignores a slash at the end and compares without case. */
function spellingsOf(page: string): string[] {
  const name = page.replace(/\/$/, '');
  const capital = name.replace(
    /\/([a-z])([^/]*)$/,
    (_, first: string, rest: string) => `/${first.toUpperCase()}${rest}`,
  );
  return [`${name}.html`, `${name}/index.html`, name.toUpperCase(), capital];
}

/**
 * `_redirects` for Netlify: the first line that fits counts, and a file that is there wins unless a
 * line ends in "!".
 */
export function netlifyRedirects(table: RouteTable): string {
  const root = table[0] as LocaleTable;
  const others = table.slice(1);
  const moved = table.flatMap(({pages}) =>
    pages
      .filter((page) => page !== root.base)
      .flatMap((page) =>
        [...new Set(spellingsOf(page))]
          .filter((spelling) => spelling !== page)
          .map((spelling) => `${spelling} ${page} ${/\.html$/.test(spelling) ? '301!' : '301'}`),
      ),
  );
  const missing = table.flatMap(({base, folders}) =>
    [...folders, '.well-known'].map((folder) => `${base}${folder}/* ${root.base}404.html 404`),
  );
  const unknown = [...others, root].map(
    ({base, fallback}) => `${base}* ${fallback}?missing=${base}:splat#not-found 302`,
  );
  return [
    '# Written by the build from the addresses of the site. Do not edit.',
    `${root.base}.hosting/* ${root.base}404.html 404!`,
    ...moved,
    ...missing,
    ...unknown,
    '',
  ].join('\n');
}

/** No two rules may give one address the same header: Netlify would join their values. */
export function netlifyHeaders(table: RouteTable, rules: HeaderRules): string {
  const block = (address: string, headers: Headers) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const {usual, policies} = rules;
  const pages = table.flatMap((locale) => locale.pages);
  return [
    '# Written by the build from the addresses of the site. Do not edit.',
    block('/*', rules.always),
    ...pages.map((page) =>
      block(page, {...usual, ...rules.page, 'content-security-policy': pagePolicy(policies, page)}),
    ),
    ...rules.folders.map(({below, headers}) => block(`${below}*`, {...usual, ...headers})),
    ...Object.entries(rules.types)
      .filter(([address]) => address.startsWith('/'))
      .map(([address, type]) => block(address, {'content-type': type})),
    '',
  ].join('\n');
}
