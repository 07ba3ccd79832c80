import {createContext, useContext} from 'react';

const PageNameContext = createContext<string | null>(null);

/** Tells everything on a page the page's short name. */
export const PageNameProvider = PageNameContext.Provider;

/**
 * The short name of the page, for its breadcrumb.
 * @throws outside of a page that gives its name: a mistake in a layout, not in the content.
 */
export function usePageName(): string {
  const name = useContext(PageNameContext);
  if (name === null) throw new Error('This part needs a page that gives its name.');
  return name;
}
