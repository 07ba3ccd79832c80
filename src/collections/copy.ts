import * as z from 'zod';
import type {Template} from '../lib/fill';
import type {Rich, TextForm} from './copyText';
import {map} from './define';
import type {Fields} from './fields';

/** A key of a page's copy: the form of its text, or a group of keys. */
interface Contract {
  readonly [key: string]: TextForm | Contract;
}

interface Form<Kind, Name extends string> extends TextForm {
  kind: Kind & TextForm['kind'];
  values: readonly Name[];
}

const form =
  <Kind extends TextForm['kind']>(kind: Kind) =>
  <Names extends string[]>(...values: Names): Form<Kind, Names[number]> => ({kind, values});

/** A text as it is. @param values that the page puts into it: `{count}` */
export const text = form('text');

/** A text with links `[contact us](/contact)` and bold words `**word**`, for `RichText`. */
export const rich = form('rich');

/** Any number of texts. */
export const lines = (): Form<'lines', never> => ({kind: 'lines', values: []});

/** A text as it is for each key. */
export const texts = <Key extends string>(...keys: Key[]): Record<Key, Form<'text', never>> =>
  Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, Form<'text', never>>;

type Copy<Keys> = {
  [Key in keyof Keys]: Keys[Key] extends Form<infer Kind, infer Name>
    ? {
        text: [Name] extends [never] ? string : Template<Name>;
        rich: Rich<Name>;
        lines: string[];
      }[Kind & TextForm['kind']]
    : Copy<Keys[Key]>;
};

/**
 * The collection of one page's copy: every text in every locale, in a file of src/data/pages.
 *
 * @param others the form of further keys, each with a text as it is; without it there are none
 */
export function copy<Keys extends Contract>(contract: Keys, others?: RegExp) {
  return map({
    schema: (field) => schemaOf(contract, field, others) as unknown as z.ZodType<Copy<Keys>>,
  });
}

function isForm(part: TextForm | Contract): part is TextForm {
  return Array.isArray(part.values);
}

function schemaOf(contract: Contract, field: Fields, others?: RegExp): z.ZodType {
  const known = z.strictObject(
    Object.fromEntries(
      Object.entries(contract).map(([key, part]) => [
        key,
        isForm(part) ? field.copy(part) : schemaOf(part, field),
      ]),
    ),
  );
  if (!others) return known;
  return known.catchall(field.copy(text())).superRefine((value, report) => {
    const keys = Object.keys(value).filter((key) => !(key in contract) && !others.test(key));
    if (keys.length > 0) report.addIssue({code: 'unrecognized_keys', keys, input: value});
  });
}
