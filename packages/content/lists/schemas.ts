import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Collection} from './define';
import {createFields} from './fields';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {say} from '../check/sentences';

/** Fields that know none of the files that they may refer to. */
export const fieldsAlone = (locale: Locale) =>
  createFields({
    locale,
    staticFiles: () => new Set(),
    drawings: () => [],
    picture: () => Promise.resolve({problem: say('picture.empty', {file: ''})}),
    typeface: () => undefined,
    ids: () => undefined,
    country: () => undefined,
  });

const fields = fieldsAlone(defaultLocale);

/** What a writer may write, as JSON Schema. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {io: 'input', target: 'draft-7', unrepresentable: 'any'});

/** In an entry of a list, or in the whole file of a map. */
export const schemaOf = (collection: Collection) => toJsonSchema(collection.schema(fields));

type Help = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds the help of every field to its description. @param at the path to it: `team.name` */
function describe(schema: z.core.JSONSchema.JSONSchema, at: string, help: Help): void {
  const own = help[at] ?? help[at.replace(/^.*(?=\.)/, '*')];
  const texts = [...Object.values(own ?? {}), schema.description].filter(Boolean);
  if (texts.length > 0) schema.description = texts.join('\n');
  for (const part of [schema.items, ...(schema.oneOf ?? [])]) {
    if (typeof part === 'object' && !Array.isArray(part)) describe(part, at, help);
  }
  // The languages of a text have none of their own.
  if (schema.field === 'text') return;
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (typeof part === 'object') describe(part, `${at}.${key}`, help);
  }
}

/**
 * Writes the schema of every file of src/data into .cache/schemas, where .vscode/settings.json finds it:
 * the editor then completes fields, underlines what is wrong and shows the help.
 */
export function writeSchemas(
  siteDir: string,
  collections: Readonly<Record<string, Collection>>,
  help: Help,
): void {
  for (const [name, collection] of Object.entries(collections)) {
    const entry = schemaOf(collection);
    const schema: z.core.JSONSchema.JSONSchema =
      collection.shape === 'map' ? entry : {type: 'array', items: entry};
    describe(schema, name, help);
    const file = path.join(siteDir, '.cache/schemas', `${name}.json`);
    const text = JSON.stringify(schema);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
