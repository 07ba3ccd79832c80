import {type Path, placeOf, lineOf, type YamlFile} from '../read/yaml';

/** Something that the owner has to supply or to decide before the site is published. */
export interface LaunchItem {
  file: string;
  line: number;
  kind: 'placeholder' | 'disagreement' | 'expiry';
  /** The list and the entry or field in it, and the text of a disagreement. */
  what: string;
}

/** The number of days before the date in a field `expires` from which the date is listed. */
const NOTICE_DAYS = 60;

/** Every placeholder, every fact that disagrees with another, and every date that is to be renewed. */
export function launchItems(file: YamlFile, now: Date): LaunchItem[] {
  return launchFields(file.value, now).map(({kind, path, value}) => {
    const detail = kind === 'placeholder' ? '' : `: ${value}`;
    return {
      file: file.file,
      line: lineOf(file, path),
      kind,
      what: [file.list, ...placeOf(file.value, path.slice(0, -1))].join(' › ') + detail,
    };
  });
}

interface LaunchField extends Pick<LaunchItem, 'kind'> {
  path: Path;
  value: string;
}

/** The fields from which the items are made. @param part a part of a list, or the whole, as plain values */
export function launchFields(part: unknown, now: Date, path: Path = []): LaunchField[] {
  if (typeof part !== 'object' || part === null) return [];
  const field = (kind: LaunchItem['kind'], key: string, value = ''): LaunchField => ({
    kind,
    path: [...path, key],
    value,
  });
  const fields: LaunchField[] = [];
  if ('placeholder' in part && part.placeholder === true) {
    fields.push(field('placeholder', 'placeholder'));
  }
  if ('disagrees' in part && typeof part.disagrees === 'string') {
    fields.push(field('disagreement', 'disagrees', part.disagrees));
  }
  if ('expires' in part && typeof part.expires === 'string') {
    const days = (Date.parse(part.expires) - now.getTime()) / 86_400_000;
    if (!(days > NOTICE_DAYS)) fields.push(field('expiry', 'expires', part.expires));
  }
  const inside = Object.entries(part).flatMap(([key, value]) =>
    launchFields(value, now, [...path, Array.isArray(part) ? Number(key) : key]),
  );
  return [...fields, ...inside];
}
