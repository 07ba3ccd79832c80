import type {SearchChoice, SearchData, SearchPage, SearchSection} from '../../lib/searchData';
import {stemsIn} from '../../lib/words';
import {readPage} from '../search-engines/readPage';
import {type PageSection, sectionsOf} from './sections';

/** A page in one language. */
export interface SearchablePage {
  /** Without the base of the language: `/faq`. */
  path: string;
  /** Its short name. */
  name: string;
  sections: readonly PageSection[];
}

/**
 * Reads what a reader sees on a finished page.
 *
 * @param path without the base of the language
 * @throws when the page lacks what every page has
 */
export const searchablePage = (path: string, html: string): SearchablePage => ({
  path,
  name: readPage(html).name,
  sections: sectionsOf(html),
});

interface Choice {
  id: string;
  name: string;
}

interface Person {
  city: string;
  profession: string;
}

/** The lists that the search by city and profession offers, in one language. */
export interface ChoiceLists {
  choices: {cities: readonly Choice[]; professions: readonly Choice[]};
  services: readonly Choice[];
  profiles: readonly Person[];
  graduates: readonly Person[];
}

/**
 * What a browser fetches to search the pages of a language.
 *
 * @param pages of that language
 * @param twins the same pages in the other language; one that is missing adds nothing
 */
export function searchData(
  pages: readonly SearchablePage[],
  twins: readonly SearchablePage[],
  lists: ChoiceLists,
  twinLists: ChoiceLists,
): SearchData {
  const twinOf = new Map(twins.map((page) => [page.path, page]));
  return {
    pages: pages.map((page) => pageRecord(page, twinOf.get(page.path))),
    choices: choiceRecords(lists, twinLists),
  };
}

function pageRecord(page: SearchablePage, twin?: SearchablePage): SearchPage {
  const {path, name, sections} = page;
  const records = sections.map((section, index): SearchSection => {
    const {anchor, title, text, standin} = section;
    const other = twin && twinSection(sections, twin.sections, index);
    const own = new Set(stemsIn(`${title} ${text}`));
    const titleKeys = other ? stemsIn(other.title).filter((key) => !own.has(key)) : [];
    const taken = new Set([...own, ...titleKeys]);
    const textKeys = other ? stemsIn(other.text).filter((key) => !taken.has(key)) : [];
    const record = [anchor, title, text, joined(titleKeys), joined(textKeys)] as const;
    return standin ? [...record, 1] : record;
  });
  return [path, name, joined(twin ? stemsIn(twin.name) : []), records];
}

/** By position; where the languages have different headings, by id. */
function twinSection(
  sections: readonly PageSection[],
  twins: readonly PageSection[],
  index: number,
): PageSection | undefined {
  if (sections.length === twins.length || index === 0) return twins[index];
  const anchor = sections[index]?.anchor;
  return anchor ? twins.find((twin) => twin.anchor === anchor) : undefined;
}

const joined = (words: readonly string[]): string => [...new Set(words)].join(' ');

function choiceRecords(lists: ChoiceLists, twins: ChoiceLists): SearchChoice[] {
  const people = [...lists.profiles, ...lists.graduates];
  const records = (
    kind: SearchChoice[0],
    choices: readonly Choice[],
    others: readonly Choice[],
    count: (id: string) => number,
  ) =>
    choices.map(({id, name}): SearchChoice => {
      const other = others.find((one) => one.id === id)?.name ?? '';
      return [kind, id, name, other, count(id)];
    });
  const counted = (key: keyof Person) => (id: string) =>
    people.filter((person) => person[key] === id).length;
  return [
    ...records('trade', lists.services, twins.services, () => 0),
    ...records(
      'profession',
      lists.choices.professions,
      twins.choices.professions,
      counted('profession'),
    ),
    ...records('city', lists.choices.cities, twins.choices.cities, counted('city')),
  ];
}
