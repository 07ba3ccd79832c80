import {minifySync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compiled} from '../routing/compiled';

/** The script as it is in every page, without its element. */
export function inlineStarter(themeKey: string): string {
  const code = compiled('../starter/starter.ts', 'es2020', 'es6').replace('export ', '');
  const source = `(function () { ${code}; starter(window, ${JSON.stringify(themeKey)}); })();`;
  return minifySync(source, {compress: {ecma: 2020, toplevel: true}, mangle: true, ecma: 2020})
    .code.trim()
    .replaceAll('</', '<\\/');
}

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default function starter({siteStorage}: LoadContext): Plugin {
  return {
    name: 'starter',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineStarter(`theme${siteStorage.namespace}`)}],
    }),
  };
}
