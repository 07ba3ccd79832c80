import {type Path, partsOf, placeOf} from '../read/values';
import {lineOf, type YamlFile} from '../read/yaml';

/** Something that the owner has to supply or to decide before the site is published. */
export interface LaunchItem {
  file: string;
  line: number;
  kind: 'placeholder' | 'disagreement' | 'expiry';
  /** Of the key that says so. */
  path: Path;
  /** The text of a disagreement, or the day; empty for a placeholder. */
  value: string;
  /** The list and the entry or field in it, with the value. */
  what: string;
}

/** The number of days before the date in a field `expires` from which the date is listed. */
const NOTICE_DAYS = 60;

/** Every placeholder, every fact that disagrees with another, and every date that is to be renewed. */
export function launchItems(file: YamlFile, now: Date): LaunchItem[] {
  return [...partsOf(file.value)].flatMap(({path, value: written}) => {
    const kind = kindOf(path.at(-1), written, now);
    if (!kind) return [];
    const value = kind === 'placeholder' ? '' : String(written);
    const place = [file.list, ...placeOf(file.value, path.slice(0, -1))].join(' › ');
    return {
      file: file.file,
      line: lineOf(file, path),
      kind,
      path,
      value,
      what: value ? `${place}: ${value}` : place,
    };
  });
}

function kindOf(
  key: PropertyKey | undefined,
  written: unknown,
  now: Date,
): LaunchItem['kind'] | undefined {
  if (key === 'placeholder' && written === true) return 'placeholder';
  if (typeof written !== 'string') return undefined;
  if (key === 'disagrees') return 'disagreement';
  const days = (Date.parse(written) - now.getTime()) / 86_400_000;
  return key === 'expires' && !(days > NOTICE_DAYS) ? 'expiry' : undefined;
}
