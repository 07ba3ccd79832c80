/* Where texts and problems are edited in the editor, and what a writer calls these places. */
import type {ContentFiles} from 'content/read/files';
import type {Problem} from 'content/say/diagnostics';
import {type PagePair, pairOf} from 'content/read/pages';
import type {Path} from 'content/read/values';
import type {YamlFile} from 'content/read/yaml';
import type {SourceText} from 'content/pairs/sources';
import type {SiteText} from 'content/pairs/texts';
import {isLocale, type Locale} from 'nepali-text/locale';
import type {FilePath, EditPlace} from '../types';
import {textToEdit} from '../edits/markdownEdits';
import {pathOf} from '../edits/names';
import {fieldName, pageNames, sectionName} from './names';
import {blockOf, routesOf, textPlace} from './page';
import {type Row, rowsOf} from './rows';
import {inLanguage} from './words';

/** A place and its name: "Team › Dipa Rai › Role", "FAQ › What is the career page?". */
export interface NamedPlace {
  where: EditPlace;
  label: string;
  /** The entry or the page: "Team › Dipa Rai". */
  within: string;
}

/** @param locale of the names */
export async function placesIn(content: ContentFiles, files: readonly YamlFile[], locale: Locale) {
  const naming = {locale, names: pageNames(content)};
  const routeOf = await routesOf(content);

  const inList = (file: YamlFile, path: Path): NamedPlace => ({
    where: {view: 'list', name: file.list, path: path as FilePath},
    label: fieldName(file, path, naming),
    within: fieldName(file, path.slice(0, 1), naming),
  });

  /** @param place on the page @param part what it is called */
  function inPage(
    name: string,
    place: {field?: string; block?: number},
    part?: string,
  ): NamedPlace {
    const page = naming.names(routeOf(name));
    const within = page ? inLanguage(page, locale) : name;
    const label = part ? `${within} › ${part}` : within;
    return {where: {view: 'page', name, ...place}, label, within};
  }

  const pages = new Map<string, {pair: PagePair; rows: Row[]}>();
  /** Once, as many of its texts may be asked for. */
  function read(name: string) {
    let known = pages.get(name);
    if (!known) {
      const pair = pairOf(content, name)!;
      known = {pair, rows: rowsOf(pair)};
      pages.set(name, known);
    }
    return known;
  }

  function ofText(text: SiteText): NamedPlace {
    const file = files.find((one) => one.file === text.file);
    if (file) return inList(file, text.path);
    const {pair, rows} = read(text.file);
    const page = locale === 'en' ? pair.english : pair.translation;
    const part = sectionName((text.english ?? text.translation)!, page, locale);
    return inPage(text.file, textPlace(rows, text), part);
  }

  /** The text of a page as a writer sees it. @param name of the page */
  function textOf({block, kind}: SourceText, name: string, locale: Locale): unknown {
    const {pair, rows} = read(name);
    const page = locale === 'en' ? pair.english : pair.translation;
    if (block === undefined) return page?.frontMatter.get(kind)?.value;
    const side = rows.map((row) => row[locale]).find((one) => one?.at === block);
    return side && textToEdit(side.page, side.block);
  }

  /** @returns undefined for a file that the editor does not edit */
  function ofProblem(problem: Pick<Problem, 'file' | 'line' | 'place'>): NamedPlace | undefined {
    const list = files.find((file) => file.file === problem.file);
    // A text with all of its languages.
    if (list)
      return inList(
        list,
        pathOf(list.value, problem.place).filter((key) => !isLocale(key)),
      );
    const pair = pairOf(content, problem.file);
    return pair?.english && inPage(pair.englishFile, {block: blockOf(pair, problem)});
  }

  return {inList, ofText, textOf, ofProblem};
}
