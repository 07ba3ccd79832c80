import type {
  SearchChoice,
  SearchData,
  SearchPage,
  SearchSection,
  SearchTwin,
} from '../../lib/searchData';
import {stemsIn} from '../../lib/words';
import type {PageFacts} from '../search-engines/readPage';
import {sectionsOf} from './sections';

/**
 * Reads what a reader sees on a finished page, after its description, which names what the page offers.
 *
 * @param path without the base of the language
 * @param facts its short name and description, as `readPage` reads them
 */
export function searchablePage(
  path: string,
  {name, description}: Pick<PageFacts, 'name' | 'description'>,
  html: string,
): SearchPage {
  const sections = sectionsOf(html).map((section, index) =>
    index === 0 ? {...section, text: `${description}\n${section.text}`.trim()} : section,
  );
  return {path, name, sections};
}

/** An entry that the search by city and profession offers. */
interface Choice {
  id: string;
  name: string;
  /** Of a trade: other words for it, and what its people do. */
  also?: string;
  lead?: string;
}

type Person = Record<'city' | 'profession', string>;

/** In one language. */
type ChoiceLists = Record<'services', readonly Choice[]> &
  Record<'profiles' | 'graduates', readonly Person[]> & {
    choices: Record<'cities' | 'professions', readonly Choice[]>;
  };

/**
 * What a browser fetches to search the pages of a language.
 *
 * @param pages of that language
 * @param twins the same pages in the other language; one that is missing adds nothing
 */
export function searchData(
  pages: readonly SearchPage[],
  twins: readonly SearchPage[],
  lists: ChoiceLists,
  twinLists: ChoiceLists,
): SearchData {
  const twinOf = new Map(twins.map((page) => [page.path, page]));
  const common = commonStems(twins);
  return {
    pages,
    twins: pages.map((page) => twinRecord(page, twinOf.get(page.path), common)),
    choices: choiceRecords(lists, twinLists),
  };
}

/** A stem in more of all sections than this tells none from another. */
const COMMON = 0.08;

function commonStems(pages: readonly SearchPage[]): ReadonlySet<string> {
  const sections = pages.flatMap((page) => page.sections);
  const counts = new Map<string, number>();
  for (const {text} of sections) {
    for (const stem of new Set(stemsIn(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.max(COMMON * sections.length, 10);
  return new Set([...counts].filter(([, count]) => count > most).map(([stem]) => stem));
}

/** @param common stems to leave out of texts */
function twinRecord(
  {name, sections}: SearchPage,
  twin: SearchPage | undefined,
  common: ReadonlySet<string>,
): SearchTwin {
  const records = sections.map(({title, text}, index) => {
    const other = twin && twinSection(sections, twin.sections, index);
    if (!other) return {title: '', text: ''};
    const inTitle = newStems(other.title, stemsIn(title));
    const known = [...stemsIn(title), ...stemsIn(text), ...inTitle, ...common];
    const inText = newStems(other.text, known).filter(isTelling);
    return {title: inTitle.join(' '), text: inText.join(' ')};
  });
  return {name: newStems(twin?.name ?? '', stemsIn(name)).join(' '), sections: records};
}

/** In a text, most stems of two letters are endings, and numbers of two digits days. */
const isTelling = (stem: string): boolean => stem.length > 2;

/** Each stem of a text once, without those that are known. Sorted, they are compressed better. */
function newStems(text: string, known: readonly string[]): string[] {
  const taken = new Set(known);
  return [...new Set(stemsIn(text))].filter((stem) => !taken.has(stem)).sort();
}

/** By id, because the languages may have another order; without one by position. */
function twinSection(
  sections: readonly SearchSection[],
  twins: readonly SearchSection[],
  index: number,
): SearchSection | undefined {
  const anchor = sections[index]?.anchor;
  if (anchor) return twins.find((twin) => twin.anchor === anchor);
  return index === 0 || sections.length === twins.length ? twins[index] : undefined;
}

function choiceRecords(lists: ChoiceLists, twins: ChoiceLists): SearchChoice[] {
  const people = [...lists.profiles, ...lists.graduates];
  const records = (
    kind: SearchChoice['kind'],
    choices: readonly Choice[],
    others: readonly Choice[],
  ): SearchChoice[] =>
    choices.map(({id, name, also, lead}) => {
      const other = others.find((one) => one.id === id);
      const count = people.filter((person) => kind !== 'trade' && person[kind] === id).length;
      const common = {kind, id, name, otherName: other?.name ?? '', people: count};
      if (!lead) return common;
      const known = stemsIn(`${name} ${other?.name} ${lead}`);
      return {...common, words: newStems(`${also} ${other?.also}`, known).join(' '), text: lead};
    });
  return [
    ...records('trade', lists.services, twins.services),
    ...records('profession', lists.choices.professions, twins.choices.professions),
    ...records('city', lists.choices.cities, twins.choices.cities),
  ];
}
