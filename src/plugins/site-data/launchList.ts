import {placeOf} from '../../lib/valuePath';
import {lineOf, type YamlFile} from '../../lib/yaml';
import {inspectSite} from './siteData';

/** Something that the owner has to supply or to decide before the site is published. */
export interface LaunchItem {
  file: string;
  line: number;
  kind: 'stand-in' | 'disagreement' | 'expiry';
  /** The list and the entry or field in it, and for a disagreement what disagrees. */
  what: string;
}

/** How long before a date in a field `expires` it is listed. */
const NOTICE_DAYS = 60;

/** Every stand-in, every fact that disagrees with another, and every date that is to be renewed. */
export async function launchList(siteDir: string, now: Date): Promise<LaunchItem[]> {
  const {files} = await inspectSite(siteDir);
  return files.flatMap((file) => launchItems(file, now));
}

export function launchItems(
  file: YamlFile,
  now: Date,
  part: unknown = file.value,
  path: readonly PropertyKey[] = [],
): LaunchItem[] {
  if (typeof part !== 'object' || part === null) return [];
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
  if ('expires' in part && typeof part.expires === 'string') {
    const days = (Date.parse(part.expires) - now.getTime()) / 86_400_000;
    if (!(days > NOTICE_DAYS)) items.push(item('expiry', 'expires', `: ${part.expires}`));
  }
  const inside = Object.entries(part).flatMap(([key, value]) =>
    launchItems(file, now, value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
  return [...items, ...inside];
}
