/* Where in the room a problem of the checks is corrected. */
import type {Problem} from 'content-checks/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {type Path, placeOf, valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {pairOf} from 'content-checks/pages/readPages';
import type {Place} from '../protocol';
import {fieldName, inLanguage, pageName, toFilePath} from './listNames';
import {routeOfMarkdown} from './page';

interface ProblemPlace {
  label: string;
  where: Place;
}

/** @returns undefined for a file that the room does not edit */
export function problemPlace(
  siteDir: string,
  {file, place = []}: Problem,
  files: readonly YamlFile[],
  locale: Locale,
): ProblemPlace | undefined {
  const list = files.find((one) => one.file === file);
  if (list) {
    const path = pathOf(list.value, place);
    return {
      label: fieldName(list, path, files, locale),
      where: {view: 'list', name: list.list, path: toFilePath(path)},
    };
  }
  const page = pairOf(siteDir, file)?.english?.file;
  if (page !== undefined) {
    const name = pageName(routeOfMarkdown(siteDir, page), files);
    return {label: name ? inLanguage(name, locale) : page, where: {view: 'page', name: page}};
  }
  return undefined;
}

/** The opposite of `placeOf`, as far as the value has what it names; a text with all of its languages. */
function pathOf(value: unknown, place: readonly string[]): Path {
  const path: PropertyKey[] = [];
  for (const name of place) {
    const part = valueAt(value, path);
    if (typeof valueAt(part, ['en']) === 'string') return path;
    const keys = Array.isArray(part) ? [...part.keys()] : Object.keys(part ?? {});
    const key = keys.find((one) => placeOf(part, [one])[0] === name);
    if (key === undefined) return path;
    path.push(key);
  }
  return path;
}
