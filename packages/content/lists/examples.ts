import type {Collection} from './contract';
import {createFields, type FieldContext} from './fields';
import {defaultLocale, type Locale, isLocale} from 'nepali-text/locale';
import {say} from '../say';
import {stringify} from 'yaml';
import {type Path, valueAt} from '../read/values';

import * as z from 'zod';

/** The context of fields in a site without the files that fields may refer to. */
export const fieldContextAlone = (locale: Locale): FieldContext => ({
  locale,
  staticFiles: () => new Set(),
  drawings: () => [],
  picture: () => Promise.resolve({problem: say('asset.empty', {file: ''})}),
  typeface: () => Promise.resolve(undefined),
  ids: () => undefined,
});

/** Fields in that context. */
export const fieldsAlone = (locale: Locale) => createFields(fieldContextAlone(locale));

const fields = fieldsAlone(defaultLocale);

/** What a writer may write, as JSON Schema. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {io: 'input', target: 'draft-7', unrepresentable: 'any'});

/** The schema of an entry of a list, or of the whole file of a map. */
export const schemaOf = (collection: Collection) => toJsonSchema(collection.schema(fields));

/** Examples of the fields of a file. `kind` selects the fields of one kind of entries. */
export interface Examples {
  /** A field as YAML. For a text that lacks one locale the whole text is shown. */
  of(path: Path, kind?: unknown): string | undefined;
  /** The names of the fields in a part of an entry. */
  fieldsAt(path: Path, kind?: unknown): string[];
}

/**
 * Examples from the first valid entry with the field, otherwise from the contract.
 *
 * @param schema of an entry, or of the whole file for a map
 * @param valid entries of the file
 */
export function createExamples(
  schema: z.ZodType,
  valid: readonly unknown[],
  isMap: boolean,
): Examples {
  const samples = new Map<unknown, unknown>();
  const sample = (kind: unknown) => {
    if (!samples.has(kind)) samples.set(kind, sampleOf(toJsonSchema(schema), kind));
    return samples.get(kind);
  };
  return {
    fieldsAt: (path, kind) => Object.keys(Object(valueAt(sample(kind), inFirst(path)))),
    of(path, kind) {
      const ofKind = valid.filter((entry) => valueAt(entry, ['kind']) === kind);
      const wanted = path.filter((key) => !isLocale(key));
      for (let depth = wanted.length; depth >= 0; depth -= 1) {
        const at = inFirst(wanted.slice(0, depth));
        const value = [...ofKind, sample(kind)]
          .map((entry) => valueAt(entry, at))
          .find((found) => found !== undefined && found !== null);
        if (value !== undefined) return writeField(at.at(-1), value, isMap);
      }
      return undefined;
    },
  };
}

/** Any entry of a list within an entry is like its first. */
const inFirst = (path: Path): Path => path.map((key) => (typeof key === 'number' ? 0 : key));

/** A value of a schema, with every field that it may have. @param kind selects one of several forms */
export function sampleOf(schema: z.core.JSONSchema._JSONSchema, kind?: unknown): unknown {
  if (typeof schema === 'boolean') return undefined;
  const {examples, properties, items, oneOf} = schema;
  if (examples) return examples[0];
  if (oneOf) {
    const samples = oneOf.map((form) => sampleOf(form));
    return samples.find((value) => valueAt(value, ['kind']) === kind) ?? samples[0];
  }
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, sampleOf(field, kind)]),
    );
  }
  if (items && !Array.isArray(items)) return [sampleOf(items, kind)];
  if (schema.type === 'boolean') return true;
  return schema.const ?? schema.enum?.[0] ?? 1;
}

/** A field with its name, an entry of a list with its hyphen, as the files have them; of a list its first entry. */
function writeField(key: PropertyKey | undefined, value: unknown, isMap: boolean): string {
  const isEntry = typeof key === 'number' || (key === undefined && !isMap);
  const shown = Array.isArray(value) ? value.slice(0, 1) : value;
  const named = key === undefined ? shown : {[key]: shown};
  return stringify(isEntry ? [shown] : named, {lineWidth: 0}).trimEnd();
}
