import {minifySync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compiled} from '../routing/compiled';

/**
 * The script as it is in every page, without its element.
 *
 * @param languages of the site, as the attribute `lang` has them
 */
export function inlineStarter(themeKey: string, languages: readonly string[]): string {
  const code = ['../../lib/blocks.ts', '../starter/starter.ts']
    .map((file) => compiled(file, 'es2020', 'es6'))
    .join('')
    .replace(/^import .*$/gm, '')
    .replace(/\bexport (?=function )/g, '');
  const call = `starter(window, ${JSON.stringify(themeKey)}, ${JSON.stringify(languages)})`;
  const source = `(function () { ${code}; ${call}; })();`;
  return minifySync(source, {compress: {ecma: 2020}, mangle: true, ecma: 2020})
    .code.trim()
    .replaceAll('</', '<\\/');
}

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default function starter({siteStorage, i18n}: LoadContext): Plugin {
  const languages = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.htmlLang);
  return {
    name: 'starter',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: inlineStarter(`theme${siteStorage.namespace}`, languages),
        },
      ],
    }),
  };
}
