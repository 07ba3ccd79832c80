import type * as z from 'zod';
import type {ContentFiles} from 'content/read/files';
import {type Path, valueAt} from 'content/read/values';
import type {YamlFile} from 'content/read/yaml';
import type {Problem} from 'content/say/diagnostics';
import type {Collection} from 'content/lists/contract';
import {schemaOf} from 'content/lists/examples';
import {contractOf, namesOfLists} from 'content/lists/siteContracts';
import {drawingNames} from 'content/lists/inspect';
import {listSources} from 'content/pairs/sources';
import {textsIn} from 'content/pairs/texts';
import type {FieldForm, FilePath, FormField, Json, LineFormat, ListModel, Texts} from '../types';
import {site} from '../site';
import {idOf} from '../edits/values';
import {type EarlierOf, staleIn} from './agreement';
import {labelOfKey, listLabel, type PageNames, pageNames} from './names';
import {labelOf, nameOfEntry, textsAt, textsFrom} from './words';

/** Whether the site has a list of this name: "team", "pages/team". */
export const isListName = (name: string): boolean => namesOfLists(site.contracts).includes(name);

export async function listFiles(content: ContentFiles): Promise<YamlFile[]> {
  const {files} = await site.inspectSite(content);
  const names = namesOfLists(site.contracts);
  return files.filter(({list}) => names.includes(list));
}

/**
 * A list as the editor shows it. The value is null when the file is not valid YAML; its problems then
 * say why.
 */
export async function listModel(
  content: ContentFiles,
  name: string,
  earlier: EarlierOf,
): Promise<ListModel<Problem>> {
  const {files, problems} = await site.inspectSite(content);
  const list = files.find((file) => file.list === name)!;
  const {file, value = null} = list;
  const collection = contractOf(site.contracts, list)!;
  const pages = pageNames(content);
  const form = formOf(name, collection, (target) => fieldChoices(content, files, target), pages);
  const open = await staleIn(textsIn(content, listSources([list])).texts, earlier);
  return {
    name,
    file,
    label: listLabel(name, pages),
    help: textsAt('help', name),
    form: collection.shape === 'map' ? form : {kind: 'list', item: form, names: namesIn(list)},
    // YAML can hold nothing else.
    value: value as Json,
    open: open.map((one) => [one.text.path as FilePath, one.open]),
    problems: problems.filter((problem) => problem.file === file),
  };
}

/** Those of entries that have none of their own. */
function namesIn({list, value}: YamlFile): Record<string, Texts> {
  const ids = Array.isArray(value) ? value.flatMap((entry) => idOf(entry) ?? []) : [];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const name = nameOfEntry(list, id);
      return name ? [[id, name]] : [];
    }),
  );
}

/** @param target a list, or a part of one: `choices.cities`; or a folder of drawings: `src/icons` */
function fieldChoices(content: ContentFiles, files: readonly YamlFile[], target: string): Choices {
  if (target.startsWith('src/')) return {choices: drawingNames(content, target), names: {}};
  const [list, ...inside] = target.split('.');
  const entries = valueAt(files.find((file) => file.list === list)?.value, inside);
  const all = Object.entries(Object(entries) as object).map(([key, entry]: [string, Json]) =>
    // Of named fields, as the names of pages, their keys.
    Array.isArray(entries)
      ? ([idOf(entry), textsFrom(entry, ['name'])] as const)
      : ([key, textsFrom(entry, [])] as const),
  );
  const choices = all.flatMap(([id]) => id ?? []);
  return {choices, names: Object.fromEntries(all.filter(([id, name]) => id && name))};
}

/* ---- How the fields of a list are edited, from its contract ---- */

/** The entries that a field may name, with the names that a writer reads. */
export type Choices = Omit<Extract<FieldForm, {kind: 'choice'}>, 'kind'>;

type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The form of an entry of a list, or of the whole file for a map.
 *
 * @param name of the list
 * @param choicesIn a list, or a part of one: `choices.cities`
 * @param pages whose addresses are keys
 * @throws when a field of the contract is of a kind that no form can edit
 */
export function formOf(
  name: string,
  collection: Collection,
  choicesIn: (target: string) => Choices,
  pages: PageNames = () => undefined,
): FieldForm {
  return formFrom(schemaOf(collection), []);

  // Zod writes no `true` and `false` in place of a schema.
  function formFrom(schema: Schema, path: Path): FieldForm {
    const noted = noteOf(schema);
    if (noted) return noted;
    if (schema.oneOf) return variantsOf(schema.oneOf, path);
    if (schema.properties) return groupOf(schema, path);
    if (schema.items) return {kind: 'list', item: formFrom(schema.items as Schema, [...path, 0])};
    if (schema.enum ?? schema.const) return choiceOf((schema.enum ?? [schema.const]).map(String));
    if (schema.type === 'boolean') return {kind: 'yes'};
    if (schema.type === 'integer' || schema.type === 'number') return {kind: 'number'};
    const where = [name, ...path].map(String).join('.');
    throw new Error(`No form can edit ${where}: ${JSON.stringify(schema)}`);
  }

  /** By the metadata of a contract: see `note`. */
  function noteOf({field, target, least, most, ratio, examples}: Schema): FieldForm | undefined {
    if (typeof field !== 'string') return undefined;
    if (field === 'text') return {kind: field};
    if (field === 'picture') return {kind: field, least, most, ratio} as FieldForm;
    if (field === 'choice') return {kind: field, ...choicesIn(String(target))};
    const format = field === 'line' ? {} : {format: field as LineFormat};
    return {kind: 'line', ...format, example: String(examples?.[0])};
  }

  function variantsOf(schemas: readonly Schema[], path: Path): FieldForm {
    const keys = Object.keys(schemas[0]?.properties ?? {});
    const valuesOf = (key: string) =>
      schemas.flatMap((schema) => (valueAt(schema, ['properties', key, 'const']) as string) ?? []);
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
      label: labelOfKey(key, keys.at(-1) ?? name, pages),
      help: textsAt('help', [name, ...keys, key].join('.')) ?? textsAt('help', `*.${key}`),
      isOptional: !schema.required?.includes(key),
      form: formFrom(part as Schema, [...path, key]),
    }));
    return {kind: 'group', fields} as const;
  }
}

function choiceOf(choices: readonly string[]): FieldForm {
  const names = Object.fromEntries(choices.map((choice) => [choice, labelOf(choice)]));
  return {kind: 'choice', choices, names};
}
