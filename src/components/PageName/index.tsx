import {type ReactNode, createContext, useContext} from 'react';
import SocialPreview from '../SocialPreview';

const PageNameContext = createContext<string | null>(null);

interface Props {
  value: string;
  children: ReactNode;
}

/**
 * Tells everything on a page the page's short name. What has a name is a page of its own, so it
 * has a picture for shared links, too; while writing there are no such pictures.
 */
export function PageNameProvider({value, children}: Props): ReactNode {
  return (
    <PageNameContext.Provider value={value}>
      {process.env.NODE_ENV === 'production' && <SocialPreview name={value} />}
      {children}
    </PageNameContext.Provider>
  );
}

/**
 * The short name of the page, for its breadcrumb.
 * @throws outside of a page that gives its name: a mistake in a layout, not in the content.
 */
export function usePageName(): string {
  const name = useContext(PageNameContext);
  if (name === null) throw new Error('This part needs a page that gives its name.');
  return name;
}
