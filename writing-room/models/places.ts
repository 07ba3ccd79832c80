/* Where texts and problems are edited in the room, and what a writer calls these places. */
import type {Problem} from 'content-checks/diagnostics';
import {TOP} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {pairOf} from 'content-checks/pages/readPages';
import {type Path, placeOf, valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import type {SiteText} from 'docusaurus-plugin-paired-locales/texts';
import type {Locale} from 'nepali-text/locale';
import type {Place} from '../protocol';
import {labelOf} from './words';
import {fieldName, inLanguage, pageName, toFilePath} from './listNames';
import {routeOfMarkdown} from './page';
import {rowsOf, textPlace} from './pageTexts';
import {blockOf} from './problems';

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
  function inList(file: YamlFile, path: Path): NamedPlace {
    return {
      where: {view: 'list', name: file.list, path: toFilePath(path)},
      label: fieldName(file, path, files, locale),
      within: fieldName(file, path.slice(0, 1), files, locale),
    };
  }

  function pageLabel(name: string): string {
    const page = pageName(routeOfMarkdown(siteDir, name), files);
    return page ? inLanguage(page, locale) : name;
  }

  function ofText(text: SiteText): NamedPlace {
    const name = text.file;
    const file = files.find((one) => one.file === name);
    if (file) return inList(file, text.path);
    const pair = pairOf(siteDir, name)!;
    const at = textPlace(rowsOf(pair), text);
    const within = pageLabel(name);
    const page = locale === 'en' ? pair.english : pair.twin;
    const part =
      'field' in at ? inLanguage(labelOf(at.field), locale) : sectionName(page, text.place);
    return {
      where: {view: 'page', name, ...at},
      label: [within, part].filter(Boolean).join(' › '),
      within,
    };
  }

  /** @returns undefined for a file that the room does not edit */
  function ofProblem(problem: Problem): NamedPlace | undefined {
    const {file: name, place = []} = problem;
    const file = files.find((one) => one.file === name);
    if (file) return inList(file, pathOf(file.value, place));
    const page = pairOf(siteDir, name)?.english?.file;
    if (page === undefined) return undefined;
    const within = pageLabel(page);
    const block = blockOf(siteDir, problem);
    return {label: within, within, where: {view: 'page', name: page, block}};
  }

  return {inList, ofText, ofProblem};
}

/** The heading of a section, or the title of the component that it is; undefined before the first. */
function sectionName(page: MarkdownPage | undefined, id: string): string | undefined {
  if (id === TOP) return undefined;
  const heading = page?.headings.find((one) => one.id === id)?.text;
  const element = page?.elements.find(({attributes}) => attributes.id === id);
  const {question, title, heading: own} = element?.attributes ?? {};
  return heading ?? question ?? title ?? own ?? id;
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
