import * as z from 'zod';
import type {Template} from '../fill';
import type {Rich, TextForm} from './copyText';
import {map} from './define';
import type {Fields} from './fields';

/** A key of a page's copy: a text, any number of texts, or a group of keys. */
export type Keys = string | readonly unknown[] | {readonly [key: string]: Keys};

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

/** The forms of texts, by their keys: `count.one`. */
export type Forms = Readonly<Record<string, TextForm>>;

/** @param At what is before a key, with a dot at its end */
export type Copy<Keys, Forms, At extends string = ''> = {
  [Key in keyof Keys & string]: `${At}${Key}` extends keyof Forms
    ? Forms[`${At}${Key}`] extends Form<infer Kind, infer Name>
      ? {text: Template<Name>; rich: Rich<Name>}[Kind & TextForm['kind']]
      : never
    : Keys[Key] extends string
      ? string
      : Keys[Key] extends readonly unknown[]
        ? string[]
        : Copy<Keys[Key], Forms, `${At}${Key}.`>;
};

/**
 * The contract of one page's copy: every text in every locale, in a file of src/data/pages.
 *
 * @param others the form of further keys, each with a text as it is; without it there are none
 */
export const copy = (keys: Keys, forms: Forms = {}, others?: RegExp) =>
  map({schema: (field) => schemaOf(keys, forms, '', field, others)});

function schemaOf(keys: Keys, forms: Forms, at: string, field: Fields, others?: RegExp): z.ZodType {
  if (typeof keys === 'string') return field.copy(forms[at] ?? text());
  if (Array.isArray(keys)) return field.copy(text()).array();
  const known = z.strictObject(
    Object.fromEntries(
      Object.entries(keys).map(([key, part]) => [
        key,
        schemaOf(part as Keys, forms, at ? `${at}.${key}` : key, field),
      ]),
    ),
  );
  if (!others) return known;
  return known.catchall(field.copy(text())).superRefine((value, report) => {
    const strange = Object.keys(value).filter((key) => !(key in keys) && !others.test(key));
    if (strange.length > 0)
      report.addIssue({code: 'unrecognized_keys', keys: strange, input: value});
  });
}
