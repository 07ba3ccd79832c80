import {readFileSync} from 'node:fs';
import path from 'node:path';
import {valueAt} from 'content-checks/valuePath';
import {parseYamlFile, type YamlFile} from 'content-checks/yaml';
import {dataFolder, readLists} from 'docusaurus-plugin-collections/inspect';
import {problemsOfList} from 'docusaurus-plugin-collections/parseLists';
import {drawingNames, siteAssets} from 'docusaurus-plugin-collections/siteAssets';
import {listSources} from 'docusaurus-plugin-paired-locales/sources';
import {textsIn} from 'docusaurus-plugin-paired-locales/texts';
import {type ListModel, pathKey, type Unwritten} from '../protocol';
import {fieldComments, headComment} from './comments';
import {type Choice, formOf} from './forms';
import {listLabel, textsOf, toFilePath, toJson} from './listNames';
import {openIn} from './openTexts';
import {site} from '../site';

type ListName = keyof typeof site.collections;

/** Whether the site has a list of this name: "team", "pages/team". */
export function isList(name: string): name is ListName {
  return Object.hasOwn(site.collections, name);
}

/**
 * A list as the room shows it. The value is null when the file is not valid YAML; its problems then
 * say why.
 *
 * @throws when the file cannot be read
 */
export async function listModel(siteDir: string, name: ListName): Promise<Unwritten<ListModel>> {
  const collection = site.collections[name];
  const fileName = `${dataFolder}/${name}.yml`;
  const bytes = readFileSync(path.join(siteDir, fileName));
  // Once, so that the version is that of the value.
  const file = parseYamlFile(name, fileName, bytes);
  const files = readLists(siteDir, site.collections).map((other) =>
    other.list === name ? file : other,
  );
  return {
    name,
    file: fileName,
    label: listLabel(name, files),
    help: headComment(file.source),
    shape: collection.shape,
    form: formOf(name, collection, (target) => choicesIn(siteDir, files, target), file.value),
    value: toJson(file.value ?? null),
    open: Object.fromEntries(
      openIn(siteDir, textsIn(siteDir, listSources([file])).texts).map(({text, open}) => [
        pathKey(toFilePath(text.path)),
        open,
      ]),
    ),
    comments: collection.shape === 'map' ? fieldComments(file) : {},
    problems: await problemsOfList(
      name,
      files,
      site.collections,
      siteAssets(siteDir, site.contracts.typeface),
    ),
  };
}

/** @param target a list, or a part of one: `choices.cities`; or a folder of drawings: `src/icons` */
function choicesIn(siteDir: string, files: readonly YamlFile[], target: string): Choice[] {
  if (target.startsWith('src/')) return drawingNames(siteDir, target).map((id) => ({id}));
  const [list, ...inside] = target.split('.');
  const entries = valueAt(files.find((file) => file.list === list)?.value, inside);
  if (!Array.isArray(entries)) {
    // Named fields, as the names of pages: their keys.
    return Object.entries(entries ?? {}).map(([id, value]) => ({id, ...nameOf(value)}));
  }
  return entries.flatMap((entry: unknown): Choice[] => {
    const id = valueAt(entry, ['id']);
    return typeof id === 'string' ? [{id, ...nameOf(valueAt(entry, ['name']))}] : [];
  });
}

function nameOf(value: unknown): Pick<Choice, 'name'> {
  const name = textsOf(value);
  return name ? {name} : {};
}
