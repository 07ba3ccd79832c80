import type {SvgNode} from '../../collections';
import {tablerIcons} from '../site-data/siteAssets';
import {loadSiteData} from '../site-data/siteData';

/** The ids that components in Markdown refer to, by list. */
export async function listIds(siteDir: string): Promise<Record<'facts' | 'cities', string[]>> {
  const {facts, cities} = (await loadSiteData(siteDir)).lists.en;
  return {facts: Object.keys(facts), cities: cities.map(({id}) => id)};
}

export function isIcon(name: string): boolean {
  return Object.hasOwn(tablerIcons(), name);
}

/** The drawing of an icon that exists. */
export function iconNodes(name: string): readonly SvgNode[] {
  return tablerIcons()[name] ?? [];
}
