import {minifySync} from '@swc/core';
import {compiled} from './compiled';
import type {RouteTable} from './resolveAddress';

/** What is compiled into 404.html, in this order; none of them may import more than types. */
const PARTS = ['resolveAddress.ts', 'leaveNotFound.ts'];

/** As JavaScript source inside a `<script>` element: `</script>` and `<!--` must not appear in it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * The whole script for 404.html as ES5, with the table in it.
 *
 * @returns source text without its `<script>` element
 */
export function notFoundScript(table: RouteTable): string {
  const source = `(function (exports) {
    ${PARTS.map((part) => compiled(part, 'es5')).join('\n')}
    exports.leaveNotFound(exports.resolveAddress, ${inlineJson(table)}, window);
  })({});`;
  return minifySync(source, {
    compress: {ecma: 5, toplevel: true, unsafe: false},
    mangle: true,
    ecma: 5,
  }).code.trim();
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/**
 * Puts the script first in the head: after the character encoding, which must stand in the first
 * kilobyte, and before any stylesheet, for which an inline script would wait.
 */
export function withNotFoundScript(html: string, script: string): string {
  const start = /<head\b[^>]*>(?:\s*<meta charset[^>]*>)?/i;
  if (!start.test(html)) throw new Error('404.html has no <head> to put the address script into.');
  const robots = /<meta\b[^>]*\bname=["']?robots\b/i.test(html) ? '' : NO_INDEX;
  return html.replace(start, (head) => `${head}<script>${script}</script>${robots}`);
}
