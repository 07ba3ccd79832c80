import type {Locale} from 'nepali-text/locale';
import type {Problem} from '../../protocol';

/** One of the two languages of the page editor. */
export interface Side {
  locale: Locale;
  file: string;
}

/** By `sideKey`. */
export type ProblemsBySide = ReadonlyMap<string, readonly Problem[]>;

/** @param place the position of a block or the key of a field */
export const sideKey = (locale: Locale, place: number | string): string => `${locale} ${place}`;

/** The id of the box of a block or a field. */
export const boxId = (locale: Locale, place: number | string): string => `box-${locale}-${place}`;

/** What a box shows. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
