import {type Path, partsOf, placeOf} from '../read/values';
import {lineOf, type YamlFile} from '../read/yaml';

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

/** The fields from which the items are made. @param whole a part of a list, or the whole, as plain values */
export function launchFields(whole: unknown, now: Date): LaunchField[] {
  return [...partsOf(whole)].flatMap(({path, value: written}): LaunchField[] => {
    const key = path.at(-1);
    if (key === 'placeholder' && written === true) return [{kind: 'placeholder', path, value: ''}];
    if (typeof written !== 'string') return [];
    if (key === 'disagrees') return [{kind: 'disagreement', path, value: written}];
    const days = (Date.parse(written) - now.getTime()) / 86_400_000;
    return key === 'expires' && !(days > NOTICE_DAYS)
      ? [{kind: 'expiry', path, value: written}]
      : [];
  });
}
