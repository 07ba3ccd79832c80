/** What a browser fetches to search the pages of a language. */
export interface SearchData {
  pages: readonly PageRecord[];
  /** Words of the same pages in the other language. Apart from the texts, they are compressed better. */
  translations: readonly TranslationRecord[];
  choices: readonly ChoiceRecord[];
  /** The name of a trade in a city, in both languages, with the places `{trade}` and `{city}`. */
  tradeInCity: {name: string; otherName: string};
}

export interface PageRecord {
  /** Without the base of the language: `/faq`. */
  path: string;
  name: string;
  /** The first is the head of the page; its title is the heading of the page. */
  sections: readonly SectionRecord[];
}

export interface SectionRecord {
  /** The fragment of its address, empty for the page itself. */
  anchor: string;
  title: string;
  /** A line for each paragraph. */
  text: string;
  /** Whether it stands in for something that the owner has yet to supply. */
  placeholder: boolean;
}

/** Stems as in `SoundKey`, separated by blanks, without the stems of the page itself. */
export interface TranslationRecord {
  name: string;
  /** For each section of the page. */
  sections: readonly TranslationSection[];
}

export type TranslationSection = Pick<SectionRecord, 'title' | 'text'> & {
  /** The stems of other words in both languages by which people ask for the section. */
  also?: string;
};

/** What the search by city and profession offers. */
export interface ChoiceRecord {
  kind: 'city' | 'profession' | 'trade';
  /** The value of `city` or `profession` in the query of its address, or the end of a trade's address. */
  id: string;
  name: string;
  /** Its name in the other language. */
  otherName: string;
  /** Of a profession: how many profiles and graduates the career page shows for it. */
  people?: number;
  /** Of a trade: the stems of other words for it in both languages. */
  also?: string;
  /** What the people of a trade do. */
  text?: string;
}
