import {type ReactNode, createContext, useContext} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** What the head of an article shows beside its heading. */
export interface ArticleInfo {
  /** What the article is about, in a word or two; from the front matter. */
  topic?: string;
  /** Minutes to read, counted at build. */
  minutes?: number;
  /** Id of the fact with the effective date, for the terms and the privacy policy. */
  effective?: string;
  /** The headings, when the article has a table of contents. */
  contents: readonly TOCItem[];
}

type RenderHead = (heading: ReactNode) => ReactNode;

const ArticleHeadContext = createContext<RenderHead | null>(null);

/** How a page in Markdown renders its `h1`. A context, so that other pages do not load it. */
export const ArticleHeadProvider = ArticleHeadContext.Provider;

/** How the surrounding page renders its `h1`; null outside of pages in Markdown. */
export function useArticleHead(): RenderHead | null {
  return useContext(ArticleHeadContext);
}
