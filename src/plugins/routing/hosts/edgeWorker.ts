import type {HeaderRules} from '../answerHeaders';
import {compiled} from '../compiled';
import type {RouteTable} from '../../../lib/resolveAddress';

const PARTS = ['../../lib/resolveAddress.ts', 'publicName.ts', 'answerHeaders.ts', 'edgeAnswer.ts'];

/**
 * The worker for Cloudflare Pages, one module without imports. It is given every request, and asks
 * the files for their bytes only.
 */
export function edgeWorker(table: RouteTable, rules: HeaderRules): string {
  const parts = PARTS.map(
    (part) => `(function (exports) {\n${compiled(part, 'es2022')}\n})(parts);`,
  );
  return `// Written by the build from the addresses of the site. Do not edit.
const parts = {};
${parts.join('\n')}
const table = ${JSON.stringify(table)};
const rules = ${JSON.stringify(rules)};
export default {
  fetch: (request, env) => parts.edgeAnswer(request, env.ASSETS, table, rules, parts),
};
`;
}
