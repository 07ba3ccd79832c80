import {type ReactNode, createContext, useContext} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** What the head of an article shows beside its heading. */
export interface ArticleInfo {
  /** What the article is about, in a word or two; from the front matter. */
  topic?: string;
  /** Minutes to read, counted at build. */
  minutes?: number;
  /** Id of the fact that says since when the text is in force: terms, privacy policy. */
  effective?: string;
  /** The page itself holds both languages, one after the other. */
  bothLanguages: boolean;
  /** The headings, when the article has a table of contents. */
  contents: readonly TOCItem[];
}

type DrawHead = (heading: ReactNode) => ReactNode;

const ArticleHeadContext = createContext<DrawHead | null>(null);

/** What an article puts around its `h1`. It is handed down, so that other pages do not carry it. */
export const ArticleHeadProvider = ArticleHeadContext.Provider;

/** What the article around here puts around its `h1`, or null on a page that is none. */
export function useArticleHead(): DrawHead | null {
  return useContext(ArticleHeadContext);
}
