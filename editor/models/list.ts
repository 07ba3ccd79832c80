import type {ContentFiles} from 'content/read/files';
import {valueAt, type YamlFile} from 'content/read/yaml';
import type {Problem} from 'content/check/diagnostics';
import {contractOf, namesOfLists, drawingNames} from 'content/lists/inspect';
import {listSources} from 'content/pairs/sources';
import {textsIn} from 'content/pairs/texts';
import type {FilePath, Json, ListModel} from '../types';
import {site} from '../site';
import {idOf} from '../edits/values';
import {type EarlierOf, staleIn} from './agreement';
import {type Choices, formOf} from './forms';
import {listLabel, pageNames} from './names';
import {textsAt, textsFrom} from './words';

/** Whether the site has a list of this name: "team", "pages/team". */
export const isListName = (name: string): boolean => namesOfLists(site.contracts).includes(name);

/** The lists that the room can edit. */
export async function listFiles(content: ContentFiles): Promise<YamlFile[]> {
  const {files} = await site.inspectSite(content);
  const names = namesOfLists(site.contracts);
  return files.filter(({list}) => names.includes(list));
}

/**
 * A list as the room shows it. The value is null when the file is not valid YAML; its problems then
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
  const form = formOf(name, collection, (target) => choicesIn(content, files, target));
  const open = await staleIn(textsIn(content, listSources([list])).texts, earlier);
  return {
    name,
    file,
    label: listLabel(name, pageNames(content)),
    help: textsAt('help', name),
    form: collection.shape === 'map' ? form : {kind: 'list', item: form},
    // YAML can hold nothing else.
    value: value as Json,
    open: open.map((one) => [one.text.path as FilePath, one.open]),
    problems: problems.filter((problem) => problem.file === file),
  };
}

/** @param target a list, or a part of one: `choices.cities`; or a folder of drawings: `src/icons` */
function choicesIn(content: ContentFiles, files: readonly YamlFile[], target: string): Choices {
  if (target.startsWith('src/')) return {choices: drawingNames(content, target), names: {}};
  const [list, ...inside] = target.split('.');
  const entries = valueAt(files.find((file) => file.list === list)?.value, inside);
  const all = Array.isArray(entries)
    ? entries.map((entry) => [idOf(entry), textsFrom(entry, ['name'])] as const)
    : // Named fields, as the names of pages: their keys.
      Object.keys(entries ?? {}).map((id) => [id, textsFrom(entries, [id])] as const);
  const choices = all.flatMap(([id]) => id ?? []);
  return {choices, names: Object.fromEntries(all.filter(([id, name]) => id && name))};
}
