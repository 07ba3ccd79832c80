import {minifySync} from '@swc/core';
import {compiled} from '../routing/compiled';

const SHEET = /<link\b(?=[^>]*\brel=["']?stylesheet\b)[^>]*\bhref=["']?([^"'\s>]+)["']?[^>]*>/gi;
const SCRIPT = /<script\b([^>]*?)\sdefer(?:=["']?(?:defer)?["']?)?([^>]*)><\/script>/gi;

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
 * scripts that wait until it stands.
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
  if (!html.match(SHEET) || !html.match(SCRIPT)) {
    throw new Error('A page has no style sheet or no script of the kind that first-paint expects.');
  }
  return html
    .replace(SCRIPT, (_tag, before: string, after: string) => {
      return `<script type="later"${before}${after}></script>`;
    })
    .replace(SHEET, (_tag, address: string) => {
      const sheet = sheetAt(address);
      if (/<\/style/i.test(sheet)) throw new Error(`${address} holds the end of a style element.`);
      return `<style>${sheet}</style>`;
    })
    .replace('</head>', () => `<script>${script}</script></head>`);
}
