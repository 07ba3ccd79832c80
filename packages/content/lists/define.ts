import type {ZodType, output} from 'zod';
import type {Locale} from 'nepali-text/locale';
import type {Path} from '../read/valuePath';
import type {Sentence} from '../check/sentences';
import type {Fields} from './fields';

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
  schema: (field: Fields) => Schema;
  /** The order on the page, where it differs from that of the file. */
  arrange?(entries: readonly output<Schema>[], locale: Locale): output<Schema>[];
  /** A rule for all entries together: the place of an entry in the file and what is wrong there. */
  together?(
    entries: readonly output<Schema>[],
  ): readonly [place: number, problem: Sentence] | undefined;
  /**
   * How many were agreed at the least: `all` entries, those with a field, or those of a list in a map.
   * Fewer are a question to the writer.
   */
  least?: Readonly<Record<string, number>>;
  /** Of the copy of a page: the files of code that read what is at a path, or what is around it. */
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

export const list = define('list');
export const record = define('record');
export const map = define('map');
