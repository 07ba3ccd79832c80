import type {Edit, FilePath, Json} from '../protocol';

/** Where a value is typed: an edit without its value. */
export type Target =
  | {kind: 'set'; file: string; path: FilePath}
  | {kind: 'field'; file: string; key: string}
  | {kind: 'block'; file: string; index: number};

/** A change that is typed and not saved. */
export interface Pending {
  target: Target;
  /** `undefined` removes the field. */
  value: Json | undefined;
  /** What the file had there when the writer began to type. */
  base: Json | undefined;
}

/** The place of a target within its file, as one word. */
export function placeOf(target: Target): string {
  if (target.kind === 'set') return `set ${JSON.stringify(target.path)}`;
  return target.kind === 'field' ? `field ${target.key}` : `block ${target.index}`;
}

export const keyOfTarget = (target: Target): string => `${target.file}\n${placeOf(target)}`;

/** The opposite of `placeOf`; undefined for what another version of the room wrote. */
export function targetAt(file: string, place: string): Target | undefined {
  const rest = place.slice(place.indexOf(' ') + 1);
  if (place.startsWith('field ')) return {kind: 'field', file, key: rest};
  if (place.startsWith('block ') && /^\d+$/.test(rest))
    return {kind: 'block', file, index: Number(rest)};
  if (!place.startsWith('set ')) return undefined;
  try {
    return {kind: 'set', file, path: JSON.parse(rest) as FilePath};
  } catch {
    return undefined;
  }
}

/** The edit that writes it. */
export function editOf({target, value}: Pending): Edit {
  if (target.kind === 'set') return {...target, value};
  const text = typeof value === 'string' ? value : '';
  return {...target, text};
}

export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
