import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOf as bothLanguages} from '../both-languages/files';
import {filesOf as search} from '../search/files';
import {loadSiteData} from '../site-data/siteData';
import {inlineStarter} from './inlineStarter';

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default async function starter({siteDir, siteStorage, i18n}: LoadContext): Promise<Plugin> {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const languages = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.htmlLang);
  const {lists} = await loadSiteData(siteDir);
  const innerHTML = inlineStarter(`theme${siteStorage.namespace}`, languages, {
    both: root + bothLanguages(root).script.name,
    q: root + search(root, lists).script.name,
  });
  return {
    name: 'starter',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
