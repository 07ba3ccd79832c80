import {type HeaderRules, type Headers, pagePolicy} from './answerHeaders';
import type {RouteTable} from '../../lib/resolveAddress';

/**
 * `vercel.json`: pages without the ending of their files, and the headers; of two rules with the same header the last
 * counts. It redirects no spelling: a rule that knew no case would send a page to itself. 404.html does that.
 */
export function vercelSettings(table: RouteTable, rules: HeaderRules): string {
  const {always, usual, page, policies, folders, types} = rules;
  const block = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({key, value})),
  });
  const headers = [
    block('/(.*)', {...always, ...usual, 'content-security-policy': policies.file}),
    ...folders.map((folder) => block(`${folder.below}(.*)`, folder.headers)),
    ...Object.entries(types)
      .filter(([address]) => address.startsWith('/'))
      .map(([address, type]) => block(address, {'content-type': type})),
    ...table
      .flatMap(({pages}) => pages)
      .map((address) =>
        block(address, {...page, 'content-security-policy': pagePolicy(policies, address)}),
      ),
  ];
  return `${JSON.stringify({cleanUrls: true, headers}, null, 2)}\n`;
}
