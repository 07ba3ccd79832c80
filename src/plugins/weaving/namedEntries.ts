import {readList} from '../site-data/readLists';
import {valueAt} from '../site-data/locate';
import type {MotifList} from './sheets';

/** The parts of a list's entry that name its motif. */
export interface NamedEntry {
  id: string;
  /** The entry's name in English, so that both languages show the same motif. */
  name: string;
}

/** Where an entry has the words that its motif is woven from. */
const NAME_FIELDS: Record<MotifList | 'cities', readonly string[]> = {
  cities: ['name', 'en'],
  team: ['name', 'en'],
  profiles: ['name', 'en'],
  graduates: ['name', 'en'],
  contacts: ['name', 'en'],
  partners: ['name', 'en'],
  milestones: ['id'],
  outlets: ['name', 'en'],
};

/** The entries of a list with their English names; a list that cannot be read has its own check. */
export function namedEntries(siteDir: string, list: MotifList | 'cities'): NamedEntry[] {
  return entriesOf(siteDir, list).flatMap((entry) => {
    const id = valueAt(entry, ['id']);
    const name = valueAt(entry, NAME_FIELDS[list]);
    return typeof id === 'string' && typeof name === 'string' ? [{id, name}] : [];
  });
}

/** The ids of all videos, as YouTube has them. */
export function videoIds(siteDir: string): string[] {
  return entriesOf(siteDir, 'videos')
    .map((entry) => valueAt(entry, ['youtube']))
    .filter((id) => typeof id === 'string');
}

function entriesOf(siteDir: string, list: string): unknown[] {
  const {value} = readList(siteDir, list);
  return Array.isArray(value) ? value : [];
}
