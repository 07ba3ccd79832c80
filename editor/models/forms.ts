/* How the fields of a list are edited, from its contract. */
import type * as z from 'zod';
import type {Collection} from 'content/lists/contract';
import type {Path} from 'content/read/yaml';
import {schemaOf} from 'content/lists/examples';
import type {FormField, FieldForm, LineFormat} from '../types';
import {labelOf, textsAt} from './words';

/** The entries that a field may name, with the names that a writer reads. */
export type Choices = Omit<Extract<FieldForm, {kind: 'choice'}>, 'kind'>;

type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The form of an entry of a list, or of the whole file for a map.
 *
 * @param name of the list
 * @param choicesIn a list, or a part of one: `choices.cities`
 * @throws when a field of the contract is of a kind that no form can edit
 */
export function formOf(
  name: string,
  collection: Collection,
  choicesIn: (target: string) => Choices,
): FieldForm {
  return formFrom(schemaOf(collection), []);

  function formFrom(schema: Schema, path: Path): FieldForm {
    const noted = noteOf(schema);
    if (noted) return noted;
    if (schema.oneOf) return variantsOf(schema.oneOf, path);
    if (schema.properties) return groupOf(schema, path);
    if (isSchema(schema.items)) return {kind: 'list', item: formFrom(schema.items, [...path, 0])};
    if (schema.enum ?? schema.const) return choiceOf((schema.enum ?? [schema.const]).map(String));
    if (schema.type === 'boolean') return {kind: 'yes'};
    if (schema.type === 'integer' || schema.type === 'number') return {kind: 'number'};
    const where = [name, ...path].map(String).join('.');
    throw new Error(`No form can edit ${where}: ${JSON.stringify(schema)}`);
  }

  /** By the metadata of packages/content/lists/notes.ts. */
  function noteOf({field, target, least, examples}: Schema): FieldForm | undefined {
    if (typeof field !== 'string') return undefined;
    if (field === 'text') return {kind: field};
    if (field === 'picture') return {kind: field, least: Number(least)};
    if (field === 'choice') return {kind: field, ...choicesIn(String(target))};
    const format = field === 'line' ? {} : {format: field as LineFormat};
    return {kind: 'line', ...format, example: String(examples?.[0])};
  }

  function variantsOf(schemas: readonly Schema[], path: Path): FieldForm {
    const keys = Object.keys(schemas[0]?.properties ?? {});
    const valuesOf = (key: string) => schemas.flatMap((one) => constOf(one, key) ?? []);
    const by = keys.find((key) => valuesOf(key).length === schemas.length);
    if (!by) throw new Error(`The variants of ${name} have no field that tells them apart.`);
    const variants = valuesOf(by).map((value, index) => {
      // Each variant may become any other.
      const fields = groupOf(schemas[index]!, path).fields.map((field) =>
        field.key === by ? {...field, form: choiceOf(valuesOf(by))} : field,
      );
      return {value, form: {kind: 'group', fields} as const};
    });
    return {kind: 'variants', by, variants};
  }

  function groupOf(schema: Schema, path: Path) {
    const keys = path.filter((key) => key !== 0).map(String);
    const fields = Object.entries(schema.properties ?? {}).map(([key, part]): FormField => ({
      key,
      label: labelOf(key, keys.at(-1) ?? name),
      help: textsAt('help', [name, ...keys, key].join('.')) ?? textsAt('help', `*.${key}`),
      isOptional: !schema.required?.includes(key),
      // Zod writes no `true` and `false` in place of a schema.
      form: formFrom(part as Schema, [...path, key]),
    }));
    return {kind: 'group', fields} as const;
  }
}

function choiceOf(choices: readonly string[]): FieldForm {
  const names = Object.fromEntries(choices.map((choice) => [choice, labelOf(choice)]));
  return {kind: 'choice', choices, names};
}

function constOf({properties}: Schema, key: string): string | undefined {
  const schema = properties?.[key];
  return isSchema(schema) && typeof schema.const === 'string' ? schema.const : undefined;
}

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
