import * as z from 'zod';
import {collections} from '@site/src/data/lists';
import {createFields, type FieldContext} from 'content/lists/fields';
import type {Collection} from 'content/lists/contract';
import {locales} from 'nepali-text/locale';
import {sampleOf, schemaOf} from 'content/lists/examples';

/** A site in which every file, icon and reference exists. */
const context: FieldContext = {
  locale: 'en',
  staticFiles: () => ({has: () => true}) as unknown as ReadonlySet<string>,
  drawings: () => ['name-of-the-picture', 'first-last'],
  picture: () =>
    Promise.resolve({width: 9000, files: {src: '', width: 9000, height: 9000, sources: []}}),
  typeface: () => Promise.resolve(undefined),
  ids: () => undefined,
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
