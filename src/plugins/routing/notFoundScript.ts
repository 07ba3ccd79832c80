import {minifySync} from '@swc/core';
import {attribute, elementsIn, named, readHtml} from '../../lib/html';
import {compiled} from './compiled';
import type {RouteTable} from '../../lib/resolveAddress';

/** Compiled into 404.html in this order; they may import types only. */
const PARTS = ['../../lib/resolveAddress.ts', 'leaveNotFound.ts'];

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
    exports.leaveNotFound(exports.resolveAddress, exports.redirectLocation, ${inlineJson(table)}, window);
  })({});`;
  return minifySync(source, {
    compress: {ecma: 5, toplevel: true, unsafe: false},
    mangle: true,
    ecma: 5,
  }).code.trim();
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/**
 * Puts the script first in the head: after the character encoding, which must be in the first
 * kilobyte, and before any stylesheet, for which an inline script would wait.
 */
export function withNotFoundScript(html: string, script: string): string {
  const elements = elementsIn(readHtml(html));
  const start = elements.find(named('head'))?.sourceCodeLocation?.startTag;
  if (!start) throw new Error('404.html has no <head> to put the address script into.');
  const metas = elements.filter(named('meta'));
  const charset = metas.find((meta) => attribute(meta, 'charset') !== undefined);
  const isKnown = metas.some((meta) => attribute(meta, 'name') === 'robots');
  const at = (charset?.sourceCodeLocation ?? start).endOffset;
  return `${html.slice(0, at)}<script>${script}</script>${isKnown ? '' : NO_INDEX}${html.slice(at)}`;
}
