import type {ZodType, output} from 'zod';
import type {Locale} from 'nepali-text/locale';
import type {Path} from '../read/values';
import type {Sentence} from '../say';
import type {FieldSchemas} from './fields';

/** The form of a list in its file, and of what a page gets. */
export type Shape =
  /** Entries with an id; a page gets an array. */
  | 'list'
  /** Entries with an id; a page gets an object by id. */
  | 'record'
  /** One set of named fields. */
  | 'map';

interface Definition<Schema extends ZodType> {
  /**
   * The schema of one entry (of the whole file for a map). Its output is what a page gets.
   */
  schema: (field: FieldSchemas) => Schema;
  /** Sorts the entries, where the order on the page differs from that of the file. */
  arrange?(entries: readonly output<Schema>[], locale: Locale): output<Schema>[];
  /** A rule for all entries together: the place of an entry in the file and what is wrong there. */
  together?(
    entries: readonly output<Schema>[],
  ): readonly [index: number, problem: Sentence] | undefined;
  /**
   * The numbers that the site promises: of `all` entries, of entries with a field, or of entries of a list in a map.
   * The writer is asked about a smaller number.
   */
  expected?: Readonly<Record<string, number>>;
  /** For the copy of a page: the files of code that read the text at a path, or the group around it. */
  readersOf?: (path: Path) => readonly string[];
}

export interface Collection<
  Schema extends ZodType = ZodType,
  ListShape extends Shape = Shape,
> extends Definition<Schema> {
  shape: ListShape;
}

const define =
  <ListShape extends Shape>(shape: ListShape) =>
  <Schema extends ZodType>(definition: Definition<Schema>): Collection<Schema, ListShape> => ({
    ...definition,
    shape,
  });

export const listContract = define('list');
export const recordContract = define('record');
export const mapContract = define('map');

/* The folders of drawings (SVG) that lists name. */

/** Illustrations of people at work. */
export const PORTRAITS = 'src/illustrations/portraits';
/** The icons that pages draw by their names. */
export const ICONS = 'src/icons';
/** The icons of the professions. */
export const TRADES = `${ICONS}/trades`;
/** The folders of all drawings. */
export const DRAWINGS = [PORTRAITS, ICONS];
/** The flags, by the ids of countries. */
export const FLAGS = `${ICONS}/flags`;
