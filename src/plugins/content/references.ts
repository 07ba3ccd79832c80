import type {SvgNode} from '../../collections';
import {tablerIcons} from '../site-data/siteAssets';
import {inspectSite} from '../site-data/siteData';

/** What the attributes of components may refer to. A list that cannot be read is undefined. */
export interface References {
  facts: readonly string[] | undefined;
  /** Each city has a scene. */
  cities: readonly string[] | undefined;
  isIcon: (name: string) => boolean;
}

export async function readReferences(siteDir: string): Promise<References> {
  const {facts, cities} = (await inspectSite(siteDir)).lists.en;
  return {
    facts: facts && Object.keys(facts),
    cities: cities?.map(({id}) => id),
    isIcon: (name) => iconNodes(name) !== undefined,
  };
}

/** The drawing of an icon; undefined when there is no icon of this name. */
export function iconNodes(name: string): readonly SvgNode[] | undefined {
  const icons = tablerIcons();
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
