/* Where texts and problems are edited in the room, and what a writer calls these places. */
import type {ContentFiles} from 'content/read/files';
import type {Problem} from 'content/check/diagnostics';
import {pairOf} from 'content/read/pages';
import type {Path, YamlFile} from 'content/read/yaml';
import type {SiteText} from 'content/pairs/texts';
import {isLocale, type Locale} from 'nepali-text/locale';
import {type FilePath, pathOf, type EditPlace} from '../types';
import {fieldName, pageNames, sectionName} from './names';
import {blockOf, routeOfMarkdown, textPlace} from './page';
import {rowsOf} from './rows';
import {inLanguage} from './words';

/** A place and its name: "Team › Dipa Rai › Role", "FAQ › What is the career page?". */
export interface NamedPlace {
  where: EditPlace;
  label: string;
  /** The entry or the page: "Team › Dipa Rai". */
  within: string;
}

/** @param locale of the names */
export function placesIn(content: ContentFiles, files: readonly YamlFile[], locale: Locale) {
  const naming = {locale, names: pageNames(content)};

  const inList = (file: YamlFile, path: Path): NamedPlace => ({
    where: {view: 'list', name: file.list, path: path as FilePath},
    label: fieldName(file, path, naming),
    within: fieldName(file, path.slice(0, 1), naming),
  });

  function pageLabel(file: string): string {
    const page = naming.names(routeOfMarkdown(content, file));
    return page ? inLanguage(page, locale) : file;
  }

  function ofText(text: SiteText): NamedPlace {
    const name = text.file;
    const file = files.find((one) => one.file === name);
    if (file) return inList(file, text.path);
    const pair = pairOf(content, name)!;
    const within = pageLabel(name);
    const page = locale === 'en' ? pair.english : pair.translation;
    const part = sectionName((text.english ?? text.translation)!, page, locale);
    return {
      where: {view: 'page', name, ...textPlace(rowsOf(pair), text)},
      label: [within, part].filter(Boolean).join(' › '),
      within,
    };
  }

  /** @returns undefined for a file that the room does not edit */
  function ofProblem(problem: Problem): NamedPlace | undefined {
    const list = files.find((one) => one.file === problem.file);
    // A text with all of its languages.
    const path = pathOf(list?.value, problem.place).filter((key) => !isLocale(key));
    if (list) return inList(list, path);
    const name = pairOf(content, problem.file)?.english?.file;
    if (name === undefined) return undefined;
    const label = pageLabel(name);
    return {label, within: label, where: {view: 'page', name, block: blockOf(content, problem)}};
  }

  return {inList, ofText, ofProblem};
}
