import type {SvgNode} from '../../collections';
import {readList} from '../site-data/readLists';
import {lookAround} from '../site-data/surroundings';
import {valueAt} from '../site-data/locate';

/** The ids of a list in src/data; none when the file cannot be read (its own check says why). */
export function idsOf(siteDir: string, list: string): string[] {
  const {value} = readList(siteDir, list);
  if (!Array.isArray(value)) return [];
  return value.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
}

export function isIcon(name: string): boolean {
  return Object.hasOwn(icons(), name);
}

/** The drawing of an icon that exists. */
export function iconNodes(name: string): readonly SvgNode[] {
  return icons()[name] ?? [];
}

let known: ReturnType<typeof lookAround>['icons'] | undefined;

function icons(): ReturnType<typeof lookAround>['icons'] {
  return (known ??= lookAround('').icons);
}
