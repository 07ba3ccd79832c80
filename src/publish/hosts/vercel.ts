import type {RouteTable} from '../../lib/resolveAddress';
import {type HeaderRules, type Headers, pagePolicy, STYLES} from './answerHeaders';
import {headerBlocks} from './headerRules';

/**
 * `vercel.json`: pages without the ending of their files, and the headers; of two rules with the same header the last
 * counts. It redirects old addresses of pages, but no spelling: a rule that knew no case would send a page to itself.
 * 404.html does that.
 *
 * Vercel answers a page with and without a slash at its end. It compares the patterns of headers without case, but the
 * names of files with it, so `/ABOUT` is answered with 404.html and the headers of `/about`. Every address that is not
 * one of a file may therefore need the script of 404.html.
 */
export function vercelSettings(table: RouteTable, rules: HeaderRules): string {
  const {always, usual, policies, types} = rules;
  const {missing} = policies;
  const withMissing = (policy: string) =>
    policy.replace("script-src 'self'", `$&${missing.scripts}`);
  const unknown = withMissing(policies.page.replace(STYLES, missing.styles));
  const endings = Object.keys(types).filter((ending) => !/^\.html?$/.test(ending));
  const ofFile = `/(.*\\.(?:${endings.map((ending) => ending.slice(1)).join('|')}))`;
  const pages = new Set(table.flatMap((locale) => locale.pages));

  const everywhere: Headers = {...always, ...usual, 'content-security-policy': unknown};
  const blocks: readonly (readonly [source: string, headers: Headers])[] = [
    ['/(.*)', everywhere],
    [ofFile, {'content-security-policy': policies.file}],
    ...headerBlocks(table, rules).map(([pattern, headers]) => {
      if (!pages.has(pattern)) return [pattern.replace('*', '(.*)'), headers] as const;
      const policy = withMissing(pagePolicy(policies, pattern));
      const source = pattern === '/' ? pattern : pattern.replace(/\/?$/, '(/?)');
      return [source, {...headers, 'content-security-policy': policy}] as const;
    }),
  ];
  const headers = blocks.map(([source, values]) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({key, value})),
  }));
  const moved = table.flatMap((locale) => Object.entries({...locale.moved}));
  const redirects = moved.map(([source, destination]) => ({source, destination, statusCode: 301}));
  const settings = {cleanUrls: true, ...(moved.length > 0 && {redirects}), headers};
  return `${JSON.stringify(settings, null, 2)}\n`;
}
