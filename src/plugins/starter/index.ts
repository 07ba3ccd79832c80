import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOf} from '../both-languages/files';
import {standaloneScript} from '../routing/compiled';

/**
 * The script as it is in every page, without its element.
 *
 * @param languages of the site, as the attribute `lang` has them
 * @param bothLanguages the address of that script
 */
export function inlineStarter(
  themeKey: string,
  languages: readonly string[],
  bothLanguages: string,
): string {
  const values = [themeKey, languages, bothLanguages].map((value) => JSON.stringify(value));
  const files = ['../../lib/blocks.ts', '../starter/starter.ts'];
  return standaloneScript(files, `starter(window, ${values.join(', ')})`).replaceAll('</', '<\\/');
}

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default function starter({siteStorage, i18n}: LoadContext): Plugin {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const languages = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.htmlLang);
  const {script} = filesOf(root);
  const innerHTML = inlineStarter(`theme${siteStorage.namespace}`, languages, root + script.name);
  return {
    name: 'starter',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
