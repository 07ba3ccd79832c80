import {collections} from '../../collections';
import {lineOf, placeOf} from './locate';
import {readLists} from './readLists';
import type {YamlFile} from './yamlFile';

/** Something that the owner has to supply or to settle before the site goes public. */
export interface LaunchItem {
  /** From the site's folder: `src/data/team.yml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  kind: 'stand-in' | 'disagreement';
  /** The list and the entry or field in it, and for a disagreement what disagrees. */
  what: string;
}

/** Every stand-in, and every fact that disagrees with another, in the lists of a site. */
export function launchList(siteDir: string): LaunchItem[] {
  return readLists(siteDir, collections).flatMap((file) => launchItems(file));
}

/** The same in one file, from a part of it down. */
export function launchItems(
  file: YamlFile,
  part: unknown = file.value,
  path: readonly PropertyKey[] = [],
): LaunchItem[] {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const item = (kind: LaunchItem['kind'], key: string, detail = ''): LaunchItem => ({
    file: file.file,
    line: lineOf(file, [...path, key]),
    kind,
    what: [file.list, ...placeOf(file.value, path)].join(' › ') + detail,
  });
  const items: LaunchItem[] = [];
  if ('standin' in part && part.standin === true) {
    items.push(item('stand-in', 'standin'));
  }
  if ('disagrees' in part && typeof part.disagrees === 'string') {
    items.push(item('disagreement', 'disagrees', `: ${part.disagrees}`));
  }
  const inside = Object.entries(part).flatMap(([key, value]) =>
    launchItems(file, value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
  return [...items, ...inside];
}
