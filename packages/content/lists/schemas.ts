import * as z from 'zod';
import type {Collection} from './define';
import {createFields, type FieldContext} from './fields';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {say} from '../check/sentences';

/** Of a site without the files that fields may refer to. */
export const fieldContextAlone = (locale: Locale): FieldContext => ({
  locale,
  staticFiles: () => new Set(),
  drawings: () => [],
  picture: () => Promise.resolve({problem: say('picture.empty', {file: ''})}),
  typeface: () => undefined,
  ids: () => undefined,
  country: () => undefined,
});

/** Fields that know none of the files that they may refer to. */
export const fieldsAlone = (locale: Locale) => createFields(fieldContextAlone(locale));

const fields = fieldsAlone(defaultLocale);

/** What a writer may write, as JSON Schema. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {io: 'input', target: 'draft-7', unrepresentable: 'any'});

/** In an entry of a list, or in the whole file of a map. */
export const schemaOf = (collection: Collection) => toJsonSchema(collection.schema(fields));
