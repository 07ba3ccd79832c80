import * as z from 'zod';
import {type CopyRead, emptyRead} from './copyReads';
import type {Path} from '../read/valuePath';
import {type Collection, map} from './contract';
import type {Fields} from './fields';

/**
 * The contract of one file of src/data/pages: what the code reads there is there, in every language and in the
 * form that the code needs, and nothing else is.
 *
 * @param written the value of the file: where the code reads a whole group, its keys are those of the file
 */
export const copyOf = (read: CopyRead, written: unknown): Collection => ({
  ...map({schema: (field) => partOf([read], written, field)}),
  readersOf: (path) => [...readersAt(read, path)].slice(0, MOST),
});

/** Texts of the whole site have many readers. */
const MOST = 3;

function readersAt({keys, readers}: CopyRead, [key, ...rest]: Path): ReadonlySet<string> {
  const inside = keys.get(String(key));
  return inside ? readersAt(inside, rest) : readers;
}

/** Every text of a group that is read as a whole. */
const everything: CopyRead = {...emptyRead(), isRead: true};

/** @param reads what several places of the code read here */
function partOf(reads: readonly CopyRead[], written: unknown, field: Fields): z.ZodType {
  const needed = new Set(reads.flatMap(({keys}) => [...keys.keys()]));
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
            read.keys.get(key) ?? [],
            read.keys.get('*') ?? [],
            read.isRead ? everything : [],
          ]);
          const part = isGroup(written) && Object.hasOwn(written, key) ? written[key] : undefined;
          const schema = partOf(inside.flat(), part, field);
          return [key, needed.has(key) ? schema : schema.optional()];
        }),
      ),
    );
  }
  const text = field.copy({
    kind: reads.some(({isRich}) => isRich) ? 'rich' : 'text',
    values: [...new Set(reads.flatMap(({values}) => [...values]))],
  });
  return Array.isArray(written) ? text.array() : text;
}

/** Named parts: no list, and no text in two languages. */
export function isGroup(written: unknown): written is Readonly<Record<string, unknown>> {
  const isFields = typeof written === 'object' && written !== null && !Array.isArray(written);
  return isFields && !('en' in written) && !('ne' in written);
}
