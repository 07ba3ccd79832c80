import * as z from 'zod';
import type {Template} from './fill';
import type {Rich} from './copyText';
import {map} from './define';
import type {Fields} from './fields';

/**
 * A key of a page's copy: a text, any number of texts, or a group of keys. `{$text: {count: ''}}` is a text
 * with `{count}`, a value that the page puts in; `{$rich: {}}` one with links `[contact us](/contact)` and bold
 * words `**word**`, for `RichText`.
 */
export type Keys = string | readonly unknown[] | {readonly [key: string]: Keys};

export type Copy<Of> = Of extends string
  ? string
  : Of extends readonly unknown[]
    ? string[]
    : Of extends {$text: infer Values}
      ? Template<keyof Values & string>
      : Of extends {$rich: infer Values}
        ? Rich<keyof Values & string>
        : {[Key in keyof Of]: Copy<Of[Key]>};

/**
 * The contract of one page's copy: every text in every locale, in a file of src/data/pages.
 *
 * @param others the form of further keys, each with a text as it is; without it there are none
 */
export const copy = <Of extends Keys>(keys: Of, others?: RegExp) =>
  map({schema: (field) => schemaOf(keys, field, others) as z.ZodType<Copy<Of>>});

function schemaOf(keys: Keys, field: Fields, others?: RegExp): z.ZodType {
  const text = field.copy({kind: 'text', values: []});
  if (typeof keys === 'string') return text;
  if (Array.isArray(keys)) return text.array();
  const {$text, $rich, ...parts} = keys as Readonly<Record<string, Keys>>;
  if ($text ?? $rich)
    return field.copy({kind: $text ? 'text' : 'rich', values: Object.keys(($text ?? $rich)!)});
  const known = z.strictObject(
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, schemaOf(part, field)])),
  );
  if (!others) return known;
  return known.catchall(text).superRefine((value, report) => {
    const strange = Object.keys(value).filter((key) => !(key in keys) && !others.test(key));
    if (strange.length > 0)
      report.addIssue({code: 'unrecognized_keys', keys: strange, input: value});
  });
}
