import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from 'site-elements/inline';
import {replaceElements} from '../../lib/html';
import type {RouteTable} from '../../lib/resolveAddress';
import {ERROR_STATUSES} from '../../lib/urls';
import {type Build, finish} from '../finish-build';
import {writeHostFiles} from './hostFiles';
import {routeTable} from './routeTable';

/**
 * Makes a table of the real routes of a build, from which every host answers requests. Hosts differ in
 * what they do with `/ABOUT`, `/about.html` or a slash too many, and some answer a missing image with
 * a page. So the rules are ours, written once, in src/lib/resolveAddress.ts.
 */
export default function routing({baseUrl}: LoadContext): Plugin {
  return {
    name: 'routing',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      // Both languages share one port behind the proxy of `npm run dev`, so each needs a hot reload
      // socket below its own base. Docusaurus merges `devServer`, though its types do not name it.
      const socket = `${baseUrl}ws`;
      const devServer = {
        client: {webSocketURL: {pathname: socket}},
        webSocketServer: {type: 'ws', options: {path: socket}},
      };
      return {devServer} as object;
    },

    // What hosts answer with when they fail, from the component for errors.
    contentLoaded({actions: {addRoute}}) {
      for (const status of ERROR_STATUSES) {
        addRoute({
          path: `${baseUrl}${status}.html`,
          component: '@theme/Error',
          props: {error: {status}},
          exact: true,
        });
      }
    },

    async postBuild(props) {
      await Promise.all([
        finish(props, 30, addNotFoundScripts),
        // A policy holds the hashes of finished pages.
        finish(props, 80, writeHostFiles),
      ]);
    },
  };
}

/**
 * The 404.html of every locale gets the same script with the addresses of all: hosts such as GitHub
 * Pages answer /ne/nothing with the one at the root.
 */
export function addNotFoundScripts(build: Build): void {
  const table = routeTable(build);
  const script = notFoundScript(table);
  for (const {base} of table) {
    const file = path.join(build.dir, base, '404.html');
    writeFileSync(file, withNotFoundScript(readFileSync(file, 'utf8'), script));
  }
}

/**
 * The whole script for 404.html, with the table in it.
 *
 * @returns source text without its `<script>` element
 */
export const notFoundScript = (table: RouteTable): string =>
  inlineScript(
    `import {leaveNotFound} from './leaveNotFound'; leaveNotFound(${JSON.stringify(table)}, window);`,
    __dirname,
  );

/**
 * Puts the script first in the head: after the character encoding, which must be in the first
 * kilobyte, and before any stylesheet, for which an inline script would wait.
 */
export function withNotFoundScript(html: string, script: string): string {
  const page = replaceElements(
    html,
    'meta[charset]',
    () => `<meta charset=UTF-8><script>${script}</script>`,
  );
  if (page === html) throw new Error('404.html has no encoding to put the address script after.');
  return page;
}
