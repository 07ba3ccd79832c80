import {gzipSync} from 'node:zlib';
import {template} from 'content/lists/fill';
import type {Lists} from '../../data/lists';
import type {ChoiceRecord, PageRecord, SearchData, SectionRecord} from '../../lib/searchData';
import {SEARCH_NAMES_FILE, SEARCH_TEXTS_FILE} from '../../lib/urls';
import {stemsIn} from '../../lib/words';
import type {HtmlDocument} from '../documents';

/**
 * Reads what a reader sees on a finished page, after its description, which names what the page offers.
 *
 * @param path without the base of the language
 */
export function searchablePage(path: string, page: HtmlDocument): PageRecord {
  const {name, description} = page.metadata;
  const [head, ...others] = page.facts.page!.sections;
  const text = `${description}\n${head!.text}`.trim();
  // A placeholder that has no address of its own is no answer: "Profile 1".
  const answers = others.filter(({anchor, placeholder}) => anchor || !placeholder);
  return {path, name, sections: [{...head!, text}, ...answers]};
}

/** An entry that the search by city and profession offers. */
interface Choice {
  id: string;
  name: string;
  /** Of a trade: other words for it, and what its people do. */
  also?: string;
  lead?: string;
}

/** In one language; the answers have other words for a section, by its address without the base of the language. */
type ChoiceLists = Pick<Lists, 'services' | 'profiles' | 'graduates' | 'choices' | 'pages/answers'>;

/**
 * What a browser fetches to search the pages of a language.
 *
 * @param pages of that language
 * @param translations the same pages in the other language; one that is missing adds nothing
 * @throws when the lists have other words for a section that is not there
 */
export function searchData(
  pages: readonly PageRecord[],
  translations: readonly PageRecord[],
  lists: ChoiceLists,
  translationLists: ChoiceLists,
): SearchData {
  const common = commonStems(translations);
  const also: Readonly<Record<string, string>> = lists['pages/answers'].also;
  const otherAlso: typeof also = translationLists['pages/answers'].also;
  const unused = new Set(Object.keys(also));
  const translationRecords = pages.map(({path, name, sections}) => {
    const translation = translations.find((page) => page.path === path);
    const records = sections.map((section, index) => {
      const other = translation && translationSection(sections, translation.sections, index);
      const record = translationRecord(section, other, common);
      const address = index === 0 ? path : `${path}#${section.anchor}`;
      if (!unused.delete(address)) return record;
      const words = `${also[address]} ${otherAlso[address]}`;
      return {...record, also: newStems(words, []).join(' ')};
    });
    return {name: newStems(translation?.name ?? '', stemsIn(name)).join(' '), sections: records};
  });
  const [missing] = unused;
  if (missing) throw new Error(`src/data/pages/answers.yml: there is no section ${missing}.`);
  return {
    texts: textsOf(pages),
    pages: pages.map(({path, name, sections}) => ({
      path,
      name,
      sections: sections.map(({anchor, title, placeholder}) => ({anchor, title, placeholder})),
    })),
    translationTexts: textsOf(translationRecords),
    translations: translationRecords.map(({name, sections}) => ({
      name,
      sections: sections.map(({title, also}) => ({title, also})),
    })),
    choices: choiceRecords(lists, translationLists),
    tradeInCity: {
      name: template(lists['pages/answers'].tradeInCity, 'trade', 'city'),
      otherName: template(translationLists['pages/answers'].tradeInCity, 'trade', 'city'),
    },
  };
}

const textsOf = (pages: readonly {sections: readonly {text: string}[]}[]) =>
  pages.map(({sections}) => sections.map(({text}) => text));

/**
 * The most that records in one file may have, in bytes of gzip, which takes no time; brotli makes a seventh less of
 * them. With 8.4 KB of code and the box, a first answer then has 49 KB.
 */
const IN_ONE_FILE = 47_500;

/** The records as files, by their names: one, or for a large site one with the names, and one with the texts. */
export function recordFiles(data: SearchData, most = IN_ONE_FILE): Record<string, string> {
  const all = JSON.stringify(data);
  if (gzipSync(all).length <= most) return {[SEARCH_NAMES_FILE]: all};
  const {texts, translationTexts, ...names} = data;
  const descriptions = texts.map(([head]) => head!.split('\n', 1));
  return {
    [SEARCH_NAMES_FILE]: JSON.stringify({...names, texts: descriptions}),
    [SEARCH_TEXTS_FILE]: JSON.stringify({texts, translationTexts}),
  };
}

/** The share of all sections from which a stem is too common to tell sections apart. */
const COMMON = 0.08;

function commonStems(pages: readonly PageRecord[]): ReadonlySet<string> {
  const sections = pages.flatMap((page) => page.sections);
  const counts = new Map<string, number>();
  for (const {text} of sections) {
    for (const stem of new Set(stemsIn(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.max(COMMON * sections.length, 10);
  return new Set([...counts].filter(([, count]) => count > most).map(([stem]) => stem));
}

/** @param common stems to leave out of texts */
function translationRecord(
  {title, text}: SectionRecord,
  other: SectionRecord | undefined,
  common: ReadonlySet<string>,
): {title: string; text: string; also?: string} {
  if (!other) return {title: '', text: ''};
  const inTitle = newStems(other.title, stemsIn(title));
  const known = [...stemsIn(title), ...stemsIn(text), ...inTitle, ...common];
  const inText = newStems(other.text, known).filter(isTelling);
  return {title: inTitle.join(' '), text: inText.join(' ')};
}

/** Longer than two letters: in a text, most stems of two letters are endings, and most numbers of two digits days. */
const isTelling = (stem: string): boolean => stem.length > 2;

/** Each stem of a text once, without those that are known. Sorted, they are compressed better. */
function newStems(text: string, known: readonly string[]): string[] {
  const taken = new Set(known);
  return [...new Set(stemsIn(text))].filter((stem) => !taken.has(stem)).sort();
}

/** Pairs sections by id, because the order may differ between languages; without an id, by position. */
function translationSection(
  sections: readonly SectionRecord[],
  translations: readonly SectionRecord[],
  index: number,
): SectionRecord | undefined {
  const anchor = sections[index]?.anchor;
  if (anchor) return translations.find((translation) => translation.anchor === anchor);
  return index === 0 || sections.length === translations.length ? translations[index] : undefined;
}

function choiceRecords(lists: ChoiceLists, translations: ChoiceLists): ChoiceRecord[] {
  const people = [...lists.profiles, ...lists.graduates];
  const records = (
    kind: ChoiceRecord['kind'],
    choices: readonly Choice[],
    others: readonly Choice[],
  ): ChoiceRecord[] =>
    choices.map(({id, name, also, lead}) => {
      const other = others.find((one) => one.id === id);
      const common = {kind, id, name, otherName: other?.name ?? ''};
      if (kind === 'profession')
        return {...common, people: people.filter(({profession}) => profession === id).length};
      if (!lead) return common;
      const known = stemsIn(`${name} ${other?.name}`);
      return {...common, also: newStems(`${also} ${other?.also}`, known).join(' '), text: lead};
    });
  return [
    ...records('trade', lists.services, translations.services),
    ...records('profession', lists.choices.professions, translations.choices.professions),
    ...records('city', lists.choices.cities, translations.choices.cities),
  ];
}
