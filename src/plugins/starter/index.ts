import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/bundle';
import {bundleScripts} from '../on-demand/bundle';
import {WORKER} from '../offline/kept';
import {loadSiteData} from '../site-data/siteData';

/**
 * Nothing is drawn before what follows the header begins: on a slow machine its links were drawn while the
 * buttons beside them were still to come, and moved. Chrome 124 and newer know it. The id is
 * `SkipToContentFallbackId` of @docusaurus/theme-common, which Node cannot load.
 */
const wholeHeader = {
  tagName: 'link',
  attributes: {rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render'},
};

/** Puts [starter.ts](starter.ts) into the head of every page, while writing and in a build. */
export default async function starter({siteDir, siteStorage, i18n}: LoadContext): Promise<Plugin> {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const {lists} = await loadSiteData(siteDir);
  const {address} = bundleScripts(root, lists);
  // While writing, a copy would hide a change.
  const worker = process.env.NODE_ENV === 'development' ? '' : WORKER;
  const innerHTML = starterScript(`theme${siteStorage.namespace}`, address, worker);
  return {
    name: 'starter',
    injectHtmlTags: () => ({headTags: [wholeHeader, {tagName: 'script', innerHTML}]}),
  };
}

/**
 * The script as it is in every page, without its element.
 *
 * @param onDemand the address of a script that `data-load` names, with `*` for the name
 * @param worker the address of the service worker; empty for none
 */
export function starterScript(themeKey: string, onDemand: string, worker: string): string {
  const values = [themeKey, onDemand, worker].map((value) => JSON.stringify(value));
  return inlineScript(
    `import {starter} from './starter/starter'; starter(window, ${values.join(', ')});`,
  );
}
