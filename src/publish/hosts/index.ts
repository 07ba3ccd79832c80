import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundle, inlineScript} from 'site-elements/inline';
import type {RouteTable} from '../../lib/resolveAddress';
import {ERROR_STATUSES} from '../../lib/urls';
import type {Build, OutputFiles} from '../build';
import type {HeaderRules} from './answerHeaders';
import type {Screens} from './edgeAnswer';
import {headerRules} from './headerRules';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxFiles} from './nginx';
import {vercelSettings} from './vercel';
import {routeTable} from './routeTable';

/**
 * The folder of the rules. It is inside the build, so that rules and pages stay together, and is never served, because
 * its name begins with a dot. Not at the root of the build: one host would take the files of another for its own.
 */
const FOLDER = '.hosting';
const RULES = 'rules.json';

/** The rules by which the server of a build answers. */
interface Rules {
  table: RouteTable;
  rules: HeaderRules;
}

/** @throws when there is no finished build */
export const readRules = (buildDir: string): Rules =>
  JSON.parse(readFileSync(path.join(buildDir, FOLDER, RULES), 'utf8')) as Rules;

/** The source of an inline script or style element in a content policy. */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script for 404.html with the table in it, without its `<script>` element. */
export const notFoundScript = (table: RouteTable): string =>
  inlineScript(
    `import {leaveNotFound} from '../../page-scripts/missingAddress'; leaveNotFound(${JSON.stringify(table)});`,
    __dirname,
  );

/**
 * The rules and headers of every host, made from the finished documents.
 *
 * The 404.html of every locale gets the same script with the addresses of all: hosts such as GitHub Pages answer
 * /ne/nothing with the one at the root. The script is first in the head: after the character encoding, which must be in
 * the first kilobyte, and before the style sheets, for which an inline script would wait.
 *
 * @throws an error that names every document with something that no policy allows
 */
export async function hostFiles(build: Build): Promise<OutputFiles> {
  const table = routeTable(build);
  const script = `<script>${notFoundScript(table)}</script>`;
  for (const document of build.documents)
    if (document.address.endsWith('/404'))
      document.change([script], ($) => void $('meta[charset]').after(script));
  const documents = [];
  for (const document of build.documents) {
    const {html, code} = await document.finish(build.siteDir);
    documents.push({file: document.file, page: document.address, html, ...code});
  }
  const problems = documents.flatMap(({file, forbidden}) =>
    forbidden.map((one) => `  ${file} carries ${one}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `\n${[...new Set(problems)].join('\n')}\nThe content policy of the site would block it. Put scripts and styles into files of their own.`,
    );
  }
  const isMissing = ({page}: {page: string}) => page.endsWith('/404');
  const scripts = new Set(documents.flatMap((one) => (isMissing(one) ? [] : one.scripts)));
  const missingScripts = new Set(documents.filter(isMissing).flatMap((one) => one.scripts));
  const rules = headerRules(table, {
    scripts: [...scripts].map(hashSource),
    missingScripts: [...missingScripts].filter((one) => !scripts.has(one)).map(hashSource),
    styles: Object.fromEntries(documents.map(({page, styles}) => [page, styles.map(hashSource)])),
  });
  const screens = documents.filter(({page}) =>
    ERROR_STATUSES.includes(Number(path.basename(page))),
  );
  return filesOfHosts(
    {table, rules},
    Object.fromEntries(screens.map(({page, html}) => [page, html])),
  );
}

export function filesOfHosts({table, rules}: Rules, screens: Screens): OutputFiles {
  const files = {
    [RULES]: `${JSON.stringify({table, rules}, null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries(nginxFiles(table, rules)).map(([name, text]) => [`nginx/${name}`, text]),
    ),
    'cloudflare/_worker.js': edgeWorker({table, rules}, screens),
    'netlify/_redirects': netlifyRedirects(table),
    'netlify/_headers': netlifyHeaders(table, rules),
    'vercel/vercel.json': vercelSettings(table, rules),
    'github-pages/.nojekyll': '',
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`/${FOLDER}/${name}`, text]),
  );
}

/**
 * The worker for Cloudflare Pages, one module without imports. It answers every request with files of the asset
 * store. It contains the error screens, because a store that fails cannot give them.
 */
const edgeWorker = (
  {table, rules}: Rules,
  screens: Screens,
): string => `// Written by the build from the addresses of the site. Do not edit.
${bundle(
  `import {edgeAnswer} from './edgeAnswer';
  const table = ${JSON.stringify(table)};
  const rules = ${JSON.stringify(rules)};
  const screens = ${JSON.stringify(screens)};
  export default {fetch: (request, env) => edgeAnswer(request, env.ASSETS, table, rules, screens)};`,
  __dirname,
  {format: 'esm', target: 'es2022'},
)}
`;
