import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from 'site-elements/inline';
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

    // The last step: a policy holds the hashes of finished pages.
    postBuild: (props) =>
      finish(props, 80, (build) => {
        addNotFoundScripts(build);
        return writeHostFiles(build);
      }),
  };
}

/**
 * The 404.html of every locale gets the same script with the addresses of all: hosts such as GitHub
 * Pages answer /ne/nothing with the one at the root. It is first in the head: after the character encoding,
 * which must be in the first kilobyte, and before any stylesheet, for which an inline script would wait.
 */
export function addNotFoundScripts(build: Build): void {
  const table = routeTable(build);
  const script = notFoundScript(table);
  for (const {base} of table) {
    const file = path.join(build.dir, base, '404.html');
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(/<meta charset=[^>]*>/, (meta) => `${meta}<script>${script}</script>`),
    );
  }
}

/** The script for 404.html with the table in it, without its `<script>` element. */
export const notFoundScript = (table: RouteTable): string =>
  inlineScript(
    `import {leaveNotFound} from '../../page-scripts/missingAddress'; leaveNotFound(${JSON.stringify(table)});`,
    __dirname,
  );
