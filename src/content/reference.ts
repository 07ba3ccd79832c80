/* A reference of lists and components for people who edit files, made from contracts, help.yml and components.yml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type * as z from 'zod';
import type {Collection} from 'content/lists/contract';
import {createExamples, fieldsAlone, toJsonSchema} from 'content/lists/examples';
import {dataFolder} from 'content/lists/inspect';
import {digits} from 'nepali-text/digits';
import {isLocale, type Locale} from 'nepali-text/locale';
import {type Path, valueAt} from 'content/read/values';
import {mdxComponents} from 'content/read/components';
import {help} from './help';

type Schema = z.core.JSONSchema.JSONSchema;

const words = {
  en: {
    required: 'required',
    optional: 'optional',
    choices: (all: string) => `one of: ${all}`,
    from: (file: string) => `from ${file}`,
    least: (width: string) => `at least ${width} pixels wide`,
    unknown: (name: string, all: string) =>
      `There is no list “${name}”. The lists are ${all}; “components” are those for prose.`,
  },
  ne: {
    required: 'चाहिने',
    optional: 'ऐच्छिक',
    choices: (all: string) => `यीमध्ये एक: ${all}`,
    from: (file: string) => `${file} बाट`,
    least: (width: string) => `चौडाइ कम्तीमा ${width} पिक्सेल`,
    unknown: (name: string, all: string) =>
      `“${name}” नामको सूची छैन। सूची यी हुन्: ${all}। लेखका कम्पोनेन्ट “components” मा छन्।`,
  },
};

/** One line for each list: its file, its name and what it is for. */
export function listsReference(names: readonly string[], locale: Locale): string {
  return names
    .map((name) => [fileOf(name), help.lists[name]?.[locale], help.help[name]?.[locale]])
    .map((parts) => parts.filter(Boolean).join('\n  '))
    .join('\n\n');
}

/** What there is in place of a list that there is not. */
export const noSuchList = (name: string, names: readonly string[], locale: Locale): string =>
  words[locale].unknown(name, names.join(', '));

/** What every component for prose shows, and how it is written. */
export const componentsReference = (): string =>
  Object.entries(mdxComponents)
    .map(([name, {about, example}]) => [name, about, ...example.split('\n')].join('\n  '))
    .join('\n\n');

/**
 * Every field of a list: whether it is required, what it may be, a valid example, and what help.yml says.
 *
 * @param siteDir whose entries the examples are taken from, where they have the field
 */
export function listReference(
  siteDir: string,
  name: string,
  collection: Collection,
  locale: Locale,
): string {
  const isMap = collection.shape === 'map';
  const schema = collection.schema(fieldsAlone(locale));
  const entries = [
    parse(readFileSync(path.join(siteDir, fileOf(name)), 'utf8')),
  ].flat() as unknown[];
  const examples = createExamples(schema, entries, isMap);
  const say = words[locale];

  /** The fields of an entry. Of several kinds of entries: fields of one form once, the others for each kind. */
  function describeFields(
    {oneOf, properties, required}: Schema,
    at: Path,
    kind?: string,
  ): string[] {
    const kinds = oneOf?.filter(isSchema) ?? [];
    const fields = Object.entries(properties ?? kinds[0]?.properties ?? {}).filter(isField);
    return fields.flatMap(([key, field]) => {
      // A text in both languages is one field.
      if (isLocale(key)) return [];
      const fieldPath = [...at, key];
      const isRequired = (required ?? kinds[0]?.required)?.includes(key) ?? false;
      const inKinds = kinds.map((form) => form.properties?.[key]).filter(isSchema);
      const forms = new Set(inKinds.map((form) => JSON.stringify(form)));
      if (forms.size > 1 && !field.const) {
        return kinds.flatMap((form, index) =>
          describeField(inKinds[index]!, fieldPath, isRequired, kindOf(form)),
        );
      }
      const choices = forms.size > 1 ? {enum: inKinds.map((form) => form.const!)} : {};
      return describeField({...field, ...choices}, fieldPath, isRequired, kind);
    });
  }

  /** @param kind of the entries that have the field in this form */
  function describeField(field: Schema, at: Path, isRequired: boolean, kind?: string): string[] {
    const keys = at.filter((key) => key !== 0).map(String);
    const entry = entries.find(
      (entry) => valueAt(entry, at) !== undefined && (!kind || valueAt(entry, ['kind']) === kind),
    );
    const title = [
      kind ? `${keys.join('.')} (${kind})` : keys.join('.'),
      isRequired ? say.required : say.optional,
      ...allowedValues(field),
    ];
    const lines = [
      title.join(' · '),
      examples.of(at, kind ?? valueAt(entry, ['kind'])),
      (help.help[[name, ...keys].join('.')] ?? help.help[`*.${keys.at(-1)!}`])?.[locale],
    ];
    const group = isSchema(field.items) ? field.items : field;
    const inside = field.field
      ? []
      : describeFields(group, group === field ? at : [...at, 0], kind);
    return [indent(lines.filter((line) => line !== undefined).join('\n')), ...inside];
  }

  /** The allowed values of a field, where an example does not show them. */
  function allowedValues({
    field,
    enum: choices,
    const: only,
    target,
    least,
    description,
  }: Schema): string[] {
    if (choices ?? only) return [say.choices((choices ?? [only]).join(', '))];
    if (field === 'picture') return [say.least(digits(String(least), locale))];
    if (typeof target === 'string') {
      return [say.from(target.startsWith('src/') ? target : fileOf(target))];
    }
    return typeof description === 'string' ? [description] : [];
  }

  const [title, ...fields] = [
    listsReference([name], locale),
    ...describeFields(toJsonSchema(schema), []),
  ];
  return [title, ...fields.map((field) => `  ${field}`)].join('\n\n');
}

/** Indents the lines below the title of a field. */
const indent = (text: string) => text.replaceAll('\n', '\n      ');

/** @param target a list, or a part of one: `choices.cities` */
const fileOf = (target: string) => `${dataFolder}/${target.replace(/\..*/, '')}.yml`;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isField = (entry: [string, unknown]): entry is [string, Schema] => isSchema(entry[1]);

/** The kind of entries that one of several schemas is for. */
function kindOf({properties}: Schema): string | undefined {
  const kind = properties?.kind;
  return isSchema(kind) && typeof kind.const === 'string' ? kind.const : undefined;
}
