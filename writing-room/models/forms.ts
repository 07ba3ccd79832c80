/* How the fields of a list are edited, from its contract. */
import type * as z from 'zod';
import type {Collection} from 'docusaurus-plugin-collections/contracts/define';
import {type Path, valueAt} from 'content-checks/valuePath';
import {schemaOf} from 'docusaurus-plugin-collections/schemas';
import type {Field, Form, LineFormat, Texts} from '../protocol';
import {labelOf} from './words';

/** An entry of another list, with the name that a writer reads. */
export interface Choice {
  id: string;
  name?: Texts;
}

/** The entries that a field may name. @param target a list, or a part of one: `choices.cities` */
export type Choices = (target: string) => readonly Choice[];

type Schema = z.core.JSONSchema.JSONSchema;

const lineFormats: readonly LineFormat[] = [
  'id',
  'date',
  'link',
  'email',
  'hour',
  'coordinates',
  'dialCode',
  'youtubeId',
  'countryId',
];

/**
 * The form of an entry of a list, or of the whole file for a map.
 *
 * @param name of the list
 * @param value of the file, for fields that the contract does not name
 * @throws when a field of the contract is of a kind that no form can edit
 */
export function formOf(
  name: string,
  collection: Collection,
  choices: Choices,
  value?: unknown,
): Form {
  const schema = schemaOf(collection);
  return formFrom(schema, {name, choices, path: [], value});
}

interface Place {
  name: string;
  choices: Choices;
  /** In an entry. */
  path: Path;
  /** Of the file; of use for named fields only. */
  value: unknown;
}

function formFrom(schema: Schema, place: Place): Form {
  const noted = noteOf(schema, place);
  if (noted) return noted;
  if (schema.oneOf) return variantsOf(schema.oneOf, place);
  if (schema.properties) return groupOf(schema, place);
  if (isSchema(schema.items)) {
    return {kind: 'list', item: formFrom(schema.items, {...place, path: [...place.path, 0]})};
  }
  if (schema.enum) return choiceOf(schema.enum.map(String));
  if (schema.type === 'boolean') return {kind: 'yes'};
  if (schema.type === 'integer' || schema.type === 'number') {
    return {kind: 'number', ...(schema.minimum === undefined ? {} : {least: schema.minimum})};
  }
  const where = [place.name, ...place.path].map(String).join('.');
  throw new Error(`No form can edit ${where}: ${JSON.stringify(schema)}`);
}

/** By the metadata of packages/docusaurus-plugin-collections/contracts/notes.ts. */
function noteOf({field, target, least, examples}: Schema, place: Place): Form | undefined {
  const format = lineFormats.find((one) => one === field);
  const example = {example: String(examples?.[0])};
  if (format) return {kind: 'line', format, ...example};
  switch (field) {
    case 'text':
    case 'typeface':
      return {kind: field};
    case 'line':
      return {kind: 'line', ...example};
    case 'picture':
      return {kind: 'picture', least: Number(least)};
    case 'choice': {
      const entries = place.choices(String(target));
      const named = entries.flatMap(({id, name}) => (name ? [[id, name] as const] : []));
      const names = named.length > 0 ? {names: Object.fromEntries(named)} : {};
      return {kind: 'choice', choices: entries.map(({id}) => id), ...names};
    }
    default:
      return undefined;
  }
}

function choiceOf(choices: readonly string[]): Form {
  return {
    kind: 'choice',
    choices,
    names: Object.fromEntries(choices.map((choice) => [choice, labelOf(choice)])),
  };
}

function variantsOf(schemas: readonly Schema[], place: Place): Form {
  const keys = Object.keys(schemas[0]?.properties ?? {});
  const by = keys.find((key) => schemas.every((one) => constOf(one, key) !== undefined));
  if (!by) throw new Error(`The variants of ${place.name} have no field that tells them apart.`);
  const values = schemas.flatMap((one) => constOf(one, by) ?? []);
  const kind = choiceOf(values);
  const variants = schemas.map((one, index) => {
    const value = values[index] ?? '';
    const form = groupOf(one, place);
    // Each variant may become any other.
    const own = form.fields.map((field) => (field.key === by ? {...field, form: kind} : field));
    return {value, form: {...form, fields: own}};
  });
  return {kind: 'variants', by, variants};
}

function constOf({properties}: Schema, key: string): string | undefined {
  const schema = properties?.[key];
  return isSchema(schema) && typeof schema.const === 'string' ? schema.const : undefined;
}

function groupOf(schema: Schema, place: Place): Extract<Form, {kind: 'group'}> {
  const {path} = place;
  const around = path.filter((key) => key !== 0).at(-1) ?? place.name;
  const own = Object.entries({
    ...schema.properties,
    ...othersOf(schema, valueAt(place.value, path)),
  }).flatMap(([key, part]): Field[] => {
    if (!isSchema(part)) return [];
    const at = {...place, path: [...path, key]};
    return [
      {
        key,
        label: labelOf(key, String(around)),
        ...(part.description ? {help: part.description} : {}),
        isOptional: !schema.required?.includes(key),
        form: typeof part.const === 'string' ? choiceOf([part.const]) : formFrom(part, at),
      },
    ];
  });
  return {kind: 'group', fields: own};
}

/** Fields that the file has and the contract does not name, where it allows such. */
function othersOf({additionalProperties}: Schema, value: unknown): Record<string, Schema> {
  if (!isSchema(additionalProperties) || typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.keys(value).map((key) => [key, additionalProperties]));
}

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
