import * as z from 'zod';
import {collections} from '@site/src/collections';
import {createFields, type FieldContext} from '@site/src/collections/fields';
import {languages} from '@site/src/collections/language';
import {parseYamlFile} from '@site/src/plugins/site-data/yamlFile';

/** A world in which every file, icon and reference of an example is there. */
const context: FieldContext = {
  language: 'en',
  staticFiles: {has: () => true} as unknown as ReadonlySet<string>,
  icons: {search: [], wall: [], 'chart-bar': []},
  picture: () => undefined,
  typeface: () => undefined,
  ids: () => undefined,
  country: () => undefined,
};

describe.each(Object.entries(collections))('the list %s', (name, collection) => {
  const {value} = parseYamlFile(name, name, new TextEncoder().encode(collection.example));
  const schema = collection.schema(createFields(context));

  it('has an example that is right', () => {
    const whole = collection.shape === 'map' ? schema : schema.array();
    expect(z.prettifyError(whole.safeParse(value).error ?? new z.ZodError([]))).toBe('');
  });

  it('shows every field that there is in its example', () => {
    const shown = fieldsOfValue(value);
    const known = fieldsOfSchema(z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}));
    expect([...known].filter((field) => !shown.has(field))).toEqual([]);
  });
});

function fieldsOfValue(value: unknown, path = ''): Set<string> {
  if (typeof value !== 'object' || value === null) {
    return new Set([path]);
  }
  const parts = Object.entries(value).flatMap(([key, part]) => [
    ...fieldsOfValue(part, Array.isArray(value) ? path : `${path}.${key}`),
  ]);
  return new Set(parts);
}

function fieldsOfSchema(schema: z.core.JSONSchema.BaseSchema, path = ''): Set<string> {
  const {properties = {}, items, oneOf = [], anyOf = []} = schema;
  const parts = [
    ...Object.entries(properties).map(([key, part]) => [part, `${path}.${key}`] as const),
    ...[items, ...oneOf, ...anyOf].map((part) => [part, path] as const),
  ].filter(([part]) => typeof part === 'object');
  if (parts.length === 0) {
    return new Set([path]);
  }
  return new Set(
    parts.flatMap(([part, itsPath]) => [
      ...fieldsOfSchema(part as z.core.JSONSchema.BaseSchema, itsPath),
    ]),
  );
}

describe('a text', () => {
  it('is asked for in every language of the site', () => {
    const text = createFields(context).text;
    expect(Object.keys(z.toJSONSchema(text, {io: 'input'}).properties ?? {})).toEqual([
      ...languages,
    ]);
  });
});
