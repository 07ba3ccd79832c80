/**
 * What a browser fetches to search the pages of a language: tuples, because names of fields would
 * travel once for each of hundreds of sections.
 */
export interface SearchData {
  pages: readonly SearchPage[];
  /** Words of the same pages in the other language. Apart from the texts, they are compressed better. */
  twins: readonly SearchTwin[];
  choices: readonly SearchChoice[];
}

export type SearchPage = readonly [
  /** Without the base of the language: `/faq`. */
  path: string,
  name: string,
  /** The first is the head of the page; its title is the heading of the page. */
  sections: readonly SearchSection[],
];

export type SearchSection = readonly [
  /** The fragment of its address, empty for the page itself. */
  anchor: string,
  title: string,
  /** A line for each paragraph. */
  text: string,
  /** 1: a stand-in for something that the owner has yet to supply. */
  standin?: 1,
];

/** Stems as `SoundKey` has them, with blanks between. Those that the page has itself are left out. */
export type SearchTwin = readonly [
  name: string,
  /** For each section of the page. */
  sections: readonly (readonly [title: string, text: string])[],
];

/** What the search by city and profession offers. */
export type SearchChoice = readonly [
  kind: ChoiceKind,
  id: string,
  name: string,
  /** Its name in the other language. */
  otherName: string,
  /** How many profiles and graduates the career page shows for it; a trade's people are in the app. */
  people: number,
  /** Of a trade: the stems of other words for it in both languages, and what its people do. */
  words?: string,
  text?: string,
];

export type ChoiceKind = 'city' | 'profession' | 'trade';
