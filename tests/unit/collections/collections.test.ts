import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {collections} from '@site/src/collections';
import {createFields, type FieldContext} from 'content/lists/fields';
import type {Collection} from 'content/lists/define';
import {locales} from 'nepali-text/locale';
import {sampleOf} from 'content/lists/examples';
import {schemaOf, writeSchemas} from 'content/lists/schemas';

/** A site in which every file, icon and reference exists. */
const context: FieldContext = {
  locale: 'en',
  staticFiles: () => ({has: () => true}) as unknown as ReadonlySet<string>,
  drawings: () => ['name-of-the-picture', 'first-last'],
  picture: () =>
    Promise.resolve({width: 9000, files: {src: '', width: 9000, height: 9000, sources: []}}),
  typeface: () => undefined,
  ids: () => undefined,
  country: () => undefined,
};

// These two also compare fields with each other.
it.each(Object.entries(collections).filter(([name]) => !['navigation', 'site'].includes(name)))(
  'the fields of %s show a valid value each',
  async (_, collection: Collection) => {
    const schema = collection.schema(createFields(context));
    const {error} = await schema.safeParseAsync(sampleOf(schemaOf(collection)));
    expect(z.prettifyError(error ?? new z.ZodError([]))).toBe('');
  },
);

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

it('shows the help of fields in both languages in editors of files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  const {team} = collections;
  writeSchemas(
    folder,
    {team},
    {team: {en: 'People.', ne: 'व्यक्ति।'}, '*.id': {en: 'Id.', ne: 'सङ्केत।'}},
  );
  const schema = JSON.parse(readFileSync(`${folder}/.cache/schemas/team.json`, 'utf8')) as unknown;
  expect(schema).toMatchObject({
    items: {description: 'People.\nव्यक्ति।', properties: {id: {description: 'Id.\nसङ्केत।'}}},
  });
});
