import type {Edit, FilePath, Json} from '../protocol';

/** Where a value is typed: see `Edit`. */
export interface Target {
  file: string;
  path: FilePath;
}

/** A change that is typed and not saved. */
export interface Pending {
  target: Target;
  /** `undefined` removes the field. */
  value: Json | undefined;
  /** What the file had there when the writer began to type. */
  base: Json | undefined;
}

/** The place of a target within its file, as one word. */
export const placeOf = ({path}: Target): string => JSON.stringify(path);

export const keyOfTarget = (target: Target): string => `${target.file}\n${placeOf(target)}`;

/** The opposite of `placeOf`; undefined for another kind of draft. */
export function targetAt(file: string, place: string): Target | undefined {
  return place.startsWith('[') ? {file, path: JSON.parse(place) as FilePath} : undefined;
}

/** The edit that writes it. */
export const editOf = ({target, value}: Pending): Edit => ({kind: 'set', ...target, value});

export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
