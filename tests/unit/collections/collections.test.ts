import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {collections} from '@site/src/collections';
import {createFields, type FieldContext} from '@site/src/collections/fields';
import type {Collection} from '@site/src/collections/define';
import {locales} from '@site/src/lib/locale';
import {parseYamlFile} from '@site/src/lib/yaml';
import {drawingNames} from '@site/src/plugins/site-data/siteAssets';
import {schemaOf} from '@site/src/plugins/site-data/schemas';

/** A site in which every file, icon and reference of an example exists. */
const context: FieldContext = {
  locale: 'en',
  staticFiles: {has: () => true} as unknown as ReadonlySet<string>,
  drawings: (folder) => drawingNames('.', folder),
  picture: () =>
    Promise.resolve({width: 9000, files: {src: '', width: 9000, height: 9000, sources: []}}),
  typeface: () => undefined,
  ids: () => undefined,
  country: () => undefined,
};

describe.each(Object.entries(collections))('the list %s', (name, collection) => {
  const {value} = parseYamlFile(name, name, new TextEncoder().encode(collection.example));
  const schema = collection.schema(createFields(context));

  it('has a valid example', async () => {
    const whole = collection.shape === 'map' ? schema : schema.array();
    const {error} = await whole.safeParseAsync(value);
    expect(z.prettifyError(error ?? new z.ZodError([]))).toBe('');
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
  it('is required in every locale of the site', () => {
    const text = createFields(context).text;
    expect(Object.keys(z.toJSONSchema(text, {io: 'input'}).properties ?? {})).toEqual([...locales]);
  });
});

it('has a schema for editors beside every list, and .vscode knows each', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  const known = Object.keys(collections).map((name) => [
    `./.cache/schemas/${name}.json`,
    `src/data/${name}.yml`,
  ]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(known));
  for (const collection of Object.values<Collection>(collections)) {
    expect(Object.keys(schemaOf(collection)).length).toBeGreaterThan(1);
  }
});
