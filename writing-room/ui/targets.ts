import type {Edit, FilePath, Json} from '../protocol';
import {isPath} from './address';

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

export const keyOfTarget = ({file, path}: Target): string => `${file}\n${JSON.stringify(path)}`;

export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  'path' in value &&
  isPath(value.path);

/** The edit that writes it. */
export const editOf = ({target, value, base}: Pending): Edit => ({
  kind: 'set',
  ...target,
  value,
  was: base,
});
