import * as z from 'zod';
import type {Path} from '../read/values';
import {type Collection, mapContract} from './contract';
import type {FieldSchemas} from './fields';

/** What the code reads at one place of a file: a text, or a group of them. */
export interface CopyRead {
  /** By key; `*` stands for every key of the group, where the code computes it. */
  keys: Record<string, CopyRead>;
  /** Whether the place itself is read: its text, or all texts of the group. */
  isRead: boolean;
  /** Whether the text may have links and bold words, for RichText. */
  isRich: boolean;
  /** The names of the values that the code puts into the text. */
  values: string[];
  /** The files of code that read the place, from the site's folder. */
  readers: string[];
}

/** By the name of the list: `pages/team`. */
export type CopyReads = Readonly<Record<string, CopyRead>>;

export const emptyRead = (): CopyRead => ({
  keys: {},
  isRead: false,
  isRich: false,
  values: [],
  readers: [],
});

/** The reads of one key, or of one list. */
export const readOf = (
  reads: Readonly<Record<string, CopyRead>>,
  key: string,
): CopyRead | undefined => (Object.hasOwn(reads, key) ? reads[key] : undefined);

/**
 * The contract of one file of src/data/pages: the file has every text that the code reads, in every language and in
 * the form that the code needs, and no other.
 *
 * @param written the value of the file: a group that the code reads as a whole has the keys of the file
 */
export const copyContract = (read: CopyRead, written: unknown): Collection => ({
  ...mapContract({schema: (field) => partSchema([read], written, field)}),
  readersOf: (path) => readersAt(read, path).slice(0, MOST),
});

/** How many files of code a message names. */
const MOST = 3;

function readersAt({keys, readers}: CopyRead, [key, ...rest]: Path): readonly string[] {
  const inside = readOf(keys, String(key));
  return inside ? readersAt(inside, rest) : readers;
}

/** Every text of a group that is read as a whole. */
const everything: CopyRead = {...emptyRead(), isRead: true};

/** @param reads the reads of this place in the code @param name the key of this place at the top of the file, else empty */
function partSchema(
  reads: readonly CopyRead[],
  written: unknown,
  field: FieldSchemas,
  name?: string,
): z.ZodType {
  const needed = new Set(reads.flatMap(({keys}) => Object.keys(keys)));
  const isOpen = needed.delete('*') || reads.some(({isRead}) => isRead);
  const present = isGroup(written)
    ? Object.keys(written).filter((key) => isOpen || needed.has(key))
    : [];
  const keys = [...new Set([...present, ...needed])];
  if (keys.length > 0) {
    return z.strictObject(
      Object.fromEntries(
        keys.map((key) => {
          const inside = reads.flatMap((read) => [
            readOf(read.keys, key) ?? [],
            readOf(read.keys, '*') ?? [],
            read.isRead ? everything : [],
          ]);
          const value = isGroup(written) && Object.hasOwn(written, key) ? written[key] : undefined;
          const schema = partSchema(inside.flat(), value, field, name === undefined ? key : '');
          return [key, needed.has(key) ? schema : schema.optional()];
        }),
      ),
    );
  }
  const isRich = reads.some((read) => read.isRich);
  const text = field.copy({
    kind: isRich ? 'rich' : name === 'description' ? 'description' : 'text',
    values: [...new Set(reads.flatMap(({values}) => values))],
  });
  return Array.isArray(written) ? text.array() : text;
}

/** Named parts: no list, and no text in two languages. */
export function isGroup(written: unknown): written is Readonly<Record<string, unknown>> {
  const isFields = typeof written === 'object' && written !== null && !Array.isArray(written);
  return isFields && !('en' in written) && !('ne' in written);
}
