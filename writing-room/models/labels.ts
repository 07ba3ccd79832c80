/* What the room calls fields and lists, by words.yml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Texts} from '../protocol';

const text = z.strictObject({en: z.string(), ne: z.string()});

const wordFile = z.object({
  fields: z.record(z.string(), text),
  lists: z.record(z.string(), text),
  steps: z.strictObject({agreed: text, newPage: text}),
});

type Words = z.output<typeof wordFile>;

let words: Words | undefined;

/** The sections `fields`, `lists` and `steps` of words.yml. */
export function roomWords(): Words {
  // Where the room is, not where the site is: tests have a site of their own.
  const file = path.join(__dirname, '../words.yml');
  return (words ??= wordFile.parse(parse(readFileSync(file, 'utf8'))));
}

/**
 * The label of a field, or of a value that it can be chosen to be.
 *
 * @param around the key of the group or list that it is in; the name of the list at its root
 */
export function labelOf(key: string, around?: string): Texts {
  const {fields} = roomWords();
  return fields[`${around}.${key}`] ?? fields[key] ?? {en: inWords(key), ne: inWords(key)};
}

/** `asOf` → "As of". An address of a page stays as it is. */
function inWords(key: string): string {
  if (!/^[a-z]\w*$/i.test(key)) return key;
  const spaced = key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
