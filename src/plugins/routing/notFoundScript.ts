import {inlineScript} from '../../lib/bundle';
import {attribute, replaceElements} from '../../lib/html';
import type {RouteTable} from '../../lib/resolveAddress';

/**
 * The whole script for 404.html, with the table in it.
 *
 * @returns source text without its `<script>` element
 */
export const notFoundScript = (table: RouteTable): string =>
  inlineScript(
    `import {leaveNotFound} from './routing/leaveNotFound'; leaveNotFound(${JSON.stringify(table)}, window);`,
  );

/**
 * Puts the script first in the head: after the character encoding, which must be in the first
 * kilobyte, and before any stylesheet, for which an inline script would wait.
 */
export function withNotFoundScript(html: string, script: string): string {
  const page = replaceElements(html, (element) =>
    attribute(element, 'charset') ? `<meta charset=UTF-8><script>${script}</script>` : undefined,
  );
  if (page === html) throw new Error('404.html has no encoding to put the address script after.');
  return page;
}
