import {createContext, useContext} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {AddedFields} from '@site/src/lib/addedFields';

/** What an article shows besides its text. */
export interface ArticleInfo {
  /** What the article is about, in a word or two; from the front matter. */
  topic?: string;
  /** Minutes to read, counted at build. */
  minutes?: number;
  /** Id of the fact with the effective date, for the terms and the privacy policy. */
  effective?: string;
  /** The headings, when the article has a table of contents. */
  contents: readonly TOCItem[];
  /** The day of the last change. */
  changed?: AddedFields['last_changed'];
  /** A letter: no line with the languages, because the other one follows it, and the day of its last change inside. */
  isLetter?: boolean;
}

const ArticleContext = createContext<ArticleInfo | null>(null);

export const ArticleProvider = ArticleContext.Provider;

/** The surrounding article; null on all other pages. A context, so that other pages do not load parts of articles. */
export const useArticle = (): ArticleInfo | null => useContext(ArticleContext);
