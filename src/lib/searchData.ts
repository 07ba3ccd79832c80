/**
 * What a browser fetches to search the pages of a language: tuples, because names of fields would
 * travel once for each of hundreds of sections.
 */
export interface SearchData {
  pages: readonly SearchPage[];
  choices: readonly SearchChoice[];
}

export type SearchPage = readonly [
  /** Without the base of the language: `/faq`. */
  path: string,
  name: string,
  /** Keys of the page's name in the other language: `SoundKey.stem` of each word, with blanks between. */
  twinName: string,
  /** The first is the head of the page; its title is the heading of the page. */
  sections: readonly SearchSection[],
];

export type SearchSection = readonly [
  /** The fragment of its address, empty for the page itself. */
  anchor: string,
  title: string,
  /** A line for each paragraph. */
  text: string,
  /** Keys of the other language's title. Those of words that are here, too, are left out. */
  twinTitle: string,
  twinText: string,
  /** 1: a stand-in for something that the owner has yet to supply. */
  standin?: 1,
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
];

export type ChoiceKind = 'city' | 'profession' | 'trade';
