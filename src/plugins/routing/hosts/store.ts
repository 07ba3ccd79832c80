import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundle} from 'site-elements/inline';
import type {RouteTable} from '../../../lib/resolveAddress';
import type {HeaderRules} from '../answerHeaders';
import type {Screens} from '../edgeAnswer';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxFiles} from './nginx';

/**
 * Inside the build, so that the rules travel with the pages they are for, and never served: its
 * name begins with a dot. Not at its root: one host would take the files of another for its own.
 */
const FOLDER = '.hosting';
const HEADERS = 'headers.json';

export function storeHosts(
  buildDir: string,
  table: RouteTable,
  rules: HeaderRules,
  screens: Screens,
): void {
  const files = {
    [HEADERS]: `${JSON.stringify(rules, null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries(nginxFiles(table, rules)).map(([name, text]) => [`nginx/${name}`, text]),
    ),
    'cloudflare/_worker.js': edgeWorker(table, rules, screens),
    'netlify/_redirects': netlifyRedirects(table),
    'netlify/_headers': netlifyHeaders(table, rules),
    'github-pages/.nojekyll': '',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(buildDir, FOLDER, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** @throws when there is no finished build */
export function readHeaderRules(buildDir: string): HeaderRules {
  return JSON.parse(readFileSync(path.join(buildDir, FOLDER, HEADERS), 'utf8')) as HeaderRules;
}

/**
 * The worker for Cloudflare Pages, one module without imports. It is given every request, and asks
 * the files for their bytes only. It holds the error screens: files that fail may not give them.
 */
const edgeWorker = (
  table: RouteTable,
  rules: HeaderRules,
  screens: Screens,
): string => `// Written by the build from the addresses of the site. Do not edit.
${bundle(
  `import {edgeAnswer} from '../edgeAnswer';
  const table = ${JSON.stringify(table)};
  const rules = ${JSON.stringify(rules)};
  const screens = ${JSON.stringify(screens)};
  export default {fetch: (request, env) => edgeAnswer(request, env.ASSETS, table, rules, screens)};`,
  __dirname,
  {format: 'esm', target: 'es2022'},
)}
`;
