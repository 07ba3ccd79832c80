/**
 * What a browser fetches to search the pages of a language: one file, or for a large site one with the names and
 * then one with the texts. Apart from each other, names and texts are compressed better.
 */
export interface SearchData {
  pages: readonly PageNames[];
  /** Words of the same pages in the other language. */
  translations: readonly TranslationNames[];
  choices: readonly ChoiceRecord[];
  /** The name of a trade in a city, in both languages, with the places `{trade}` and `{city}`. */
  tradeInCity: {name: string; otherName: string};
  /** In the first of two files, the description of each page and nothing else. */
  texts: SectionTexts;
  /** Stems. Missing in the first of two files. */
  translationTexts?: SectionTexts;
}

/** By page and section; a line for each paragraph. */
export type SectionTexts = readonly (readonly string[])[];

export interface PageNames {
  /** Without the base of the language: `/faq`. */
  path: string;
  name: string;
  /** The first is the head of the page; its title is the heading of the page. */
  sections: readonly SectionNames[];
}

export interface SectionNames {
  /** The fragment of its address, empty for the page itself. */
  anchor: string;
  title: string;
  /** Whether it stands in for something that the owner has yet to supply. */
  placeholder: boolean;
}

export interface PageRecord extends PageNames {
  sections: readonly SectionRecord[];
}

export interface SectionRecord extends SectionNames {
  text: string;
}

/** Stems as in `SoundKey`, separated by blanks, without the stems of the page itself. */
export interface TranslationNames {
  name: string;
  /** For each section of the page. */
  sections: readonly {
    title: string;
    /** The stems of other words in both languages by which people ask for the section. */
    also?: string;
  }[];
}

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
