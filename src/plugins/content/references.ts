import type {SvgNode} from '../../collections';
import {valueAt} from '../site-data/locate';
import {readList} from '../site-data/readLists';
import {lookAround} from '../site-data/surroundings';

/** What the attributes of components may refer to. A list that cannot be read is undefined. */
export interface References {
  facts: readonly string[] | undefined;
  /** Each city has a scene. */
  cities: readonly string[] | undefined;
  isIcon: (name: string) => boolean;
}

export async function readReferences(siteDir: string): Promise<References> {
  return {
    facts: idsOf(siteDir, 'facts'),
    cities: idsOf(siteDir, 'cities'),
    isIcon: (name) => iconNodes(name) !== undefined,
  };
}

/** The ids of a list in src/data; undefined when it cannot be read, which its own check reports. */
function idsOf(siteDir: string, list: string): string[] | undefined {
  const {value} = readList(siteDir, list);
  if (!Array.isArray(value)) return undefined;
  return value.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
}

/** The drawing of an icon; undefined when there is no icon of this name. */
export function iconNodes(name: string): readonly SvgNode[] | undefined {
  const {icons} = lookAround('');
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
