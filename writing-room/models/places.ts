/* Where texts and problems are edited in the room, and what a writer calls these places. */
import type {Problem} from 'content-checks/diagnostics';
import {pairOf} from 'content-checks/pages/readPages';
import {type Path, placeOf, valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import type {SiteText} from 'docusaurus-plugin-paired-locales/texts';
import type {Locale} from 'nepali-text/locale';
import type {FilePath, Place} from '../protocol';
import {fieldName, pageNamesIn, sectionName} from './names';
import {routeOfMarkdown} from './page';
import {blockOf, rowsOf, textPlace} from './rows';
import {inLanguage, isText} from './words';

/** A place and its name: "Team › Dipa Rai › Role", "FAQ › What is the career page?". */
export interface NamedPlace {
  where: Place;
  label: string;
  /** The entry or the page: "Team › Dipa Rai". */
  within: string;
}

export type Places = ReturnType<typeof placesIn>;

/** @param locale of the names */
export function placesIn(siteDir: string, files: readonly YamlFile[], locale: Locale) {
  const naming = {locale, names: pageNamesIn(files)};

  const inList = (file: YamlFile, path: Path): NamedPlace => ({
    where: {view: 'list', name: file.list, path: path as FilePath},
    label: fieldName(file, path, naming),
    within: fieldName(file, path.slice(0, 1), naming),
  });

  function pageLabel(file: string): string {
    const page = naming.names(routeOfMarkdown(siteDir, file));
    return page ? inLanguage(page, locale) : file;
  }

  function ofText(text: SiteText): NamedPlace {
    const name = text.file;
    const file = files.find((one) => one.file === name);
    if (file) return inList(file, text.path);
    const pair = pairOf(siteDir, name)!;
    const within = pageLabel(name);
    const page = locale === 'en' ? pair.english : pair.twin;
    const part = sectionName((text.english ?? text.twin)!, page, locale);
    return {
      where: {view: 'page', name, ...textPlace(rowsOf(pair), text)},
      label: [within, part].filter(Boolean).join(' › '),
      within,
    };
  }

  /** @returns undefined for a file that the room does not edit */
  function ofProblem(problem: Problem): NamedPlace | undefined {
    const file = files.find((one) => one.file === problem.file);
    if (file) return inList(file, pathOf(file.value, problem.place ?? []));
    const name = pairOf(siteDir, problem.file)?.english?.file;
    if (name === undefined) return undefined;
    const label = pageLabel(name);
    const where = {view: 'page', name, block: blockOf(siteDir, problem)} as const;
    return {label, within: label, where};
  }

  return {inList, ofText, ofProblem};
}

/** The opposite of `placeOf`, as far as the value has what it names; a text with all of its languages. */
function pathOf(value: unknown, place: readonly string[]): Path {
  const path: PropertyKey[] = [];
  for (const name of place) {
    const part = valueAt(value, path);
    if (isText(part)) break;
    const keys = Array.isArray(part) ? [...part.keys()] : Object.keys(part ?? {});
    const key = keys.find((one) => placeOf(part, [one])[0] === name);
    if (key === undefined) break;
    path.push(key);
  }
  return path;
}
