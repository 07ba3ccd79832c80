import {minifySync} from '@swc/core';
import {attribute, type Element, replaceElements} from '../../lib/html';
import {compiled} from '../routing/compiled';

/** The script that stands in every page, without its element. */
export function starter(): string {
  const source = `(function (exports) {
    ${compiled('../first-paint/startScripts.ts', 'es5')}
    exports.startScripts(window);
  })({});`;
  return minifySync(source, {compress: {ecma: 5, toplevel: true}, mangle: true, ecma: 5})
    .code.trim()
    .replaceAll('</', '<\\/');
}

/**
 * A page that can be drawn as soon as its HTML is there: with its style sheet in it, and with
 * scripts that wait until it is drawn.
 *
 * @param sheetAt the text of the style sheet at an address
 * @param script as {@link starter} gives it
 * @throws Error when the page has no style sheet or no script where Docusaurus puts them
 */
export function withFirstPaint(
  html: string,
  sheetAt: (address: string) => string,
  script: string,
): string {
  let sheets = 0;
  let scripts = 0;
  const page = replaceElements(html, (element) => {
    const {tagName} = element;
    const href = attribute(element, 'href');
    if (tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && href) {
      sheets += 1;
      return inlineSheet(href, sheetAt(href));
    }
    if (tagName === 'script' && attribute(element, 'defer') !== undefined) {
      scripts += 1;
      return waitingScript(html, element);
    }
    return undefined;
  });
  if (sheets === 0 || scripts === 0) {
    throw new Error('A page has no style sheet or no script of the kind that first-paint expects.');
  }
  return page.replace('</head>', () => `<script>${script}</script></head>`);
}

function inlineSheet(address: string, sheet: string): string {
  if (/<\/style/i.test(sheet)) throw new Error(`${address} holds the end of a style element.`);
  return `<style>${sheet}</style>`;
}

/** The element with its attributes, but of a type that no browser runs and without `defer`. */
function waitingScript(html: string, {sourceCodeLocation}: Element): string {
  const {startOffset, startTag, attrs} = sourceCodeLocation!;
  const {defer} = attrs!;
  const before = html.slice(startOffset + '<script'.length, defer!.startOffset).trimEnd();
  const after = html.slice(defer!.endOffset, startTag!.endOffset);
  return `<script type="later"${before}${after}</script>`;
}
