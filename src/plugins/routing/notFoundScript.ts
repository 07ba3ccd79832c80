import {inlineScript} from '../../lib/bundle';
import {attribute, elementsIn, named, readHtml} from '../../lib/html';
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
