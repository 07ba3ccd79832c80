import {inlineScript} from 'site-elements/inline';
import type {RouteTable} from '../../lib/resolveAddress';
import type {Build, OutputFiles} from '../build';
import {routeTable} from './routeTable';

/**
 * The 404.html of every locale gets the same script with the addresses of all: hosts such as GitHub
 * Pages answer /ne/nothing with the one at the root. The script is first in the head: after the character encoding,
 * which must be in the first kilobyte, and before the style sheets, for which an inline script would wait.
 */
export function missingAddresses(build: Build): OutputFiles {
  const script = `<script>${notFoundScript(routeTable(build))}</script>`;
  for (const {$, address} of build.documents)
    if (address.endsWith('/404')) $('meta[charset]').after(script);
  return {};
}

/** The script for 404.html with the table in it, without its `<script>` element. */
export const notFoundScript = (table: RouteTable): string =>
  inlineScript(
    `import {leaveNotFound} from '../../page-scripts/missingAddress'; leaveNotFound(${JSON.stringify(table)});`,
    __dirname,
  );
