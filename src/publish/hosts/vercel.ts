import type {RouteTable} from '../../lib/resolveAddress';
import type {HeaderRules} from './answerHeaders';
import {headerBlocks} from './headerRules';

/**
 * `vercel.json`: pages without the ending of their files, and the headers; of two rules with the same header the last
 * counts. It redirects no spelling: a rule that knew no case would send a page to itself. 404.html does that.
 */
export function vercelSettings(table: RouteTable, rules: HeaderRules): string {
  const {always, usual, policies} = rules;
  const common = {...always, ...usual, 'content-security-policy': policies.file};
  const headers = [['/*', common] as const, ...headerBlocks(table, rules)].map(
    ([pattern, values]) => ({
      source: pattern.replace('*', '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    }),
  );
  return `${JSON.stringify({cleanUrls: true, headers}, null, 2)}\n`;
}
