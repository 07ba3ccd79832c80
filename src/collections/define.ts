import type {ZodType, output} from 'zod';
import type {Fields} from './fields';
import type {Language} from './language';

/** How a list stands in its file, and how a page gets it. */
export type Shape =
  /** Entries with an id, given to the page in the order of the file. */
  | 'list'
  /** Entries with an id, given to the page as a record by id. */
  | 'record'
  /** One set of named fields. */
  | 'map';

interface Definition<Schema extends ZodType> {
  /**
   * A right file in small, as YAML. Error messages quote the lines of the field at fault, comments
   * included, so it shows every field that the schema knows.
   */
  example: string;
  /** The contract of one entry (of the whole file for a map). Its output is what a page gets. */
  schema: (field: Fields) => Schema;
  /** The order on the page, where it differs from the file's. */
  arrange?(entries: readonly output<Schema>[], language: Language): output<Schema>[];
  /** A rule for all entries together: the sentence that says how it is broken, if it is. */
  together?(entries: readonly output<Schema>[]): string | undefined;
}

export interface Collection<
  Schema extends ZodType = ZodType,
  ItsShape extends Shape = Shape,
> extends Definition<Schema> {
  shape: ItsShape;
}

export function list<Schema extends ZodType>(definition: Definition<Schema>) {
  return {...definition, shape: 'list'} satisfies Collection<Schema, 'list'>;
}

export function record<Schema extends ZodType>(definition: Definition<Schema>) {
  return {...definition, shape: 'record'} satisfies Collection<Schema, 'record'>;
}

export function map<Schema extends ZodType>(definition: Definition<Schema>) {
  return {...definition, shape: 'map'} satisfies Collection<Schema, 'map'>;
}
