import {createContext, type ReactNode, useContext} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {HEIGHT, socialImageFile, WIDTH} from '@site/src/lib/socialImage';

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

interface SocialPreviewProps {
  /** The page's short name. */
  name: string;
}

/** Tells chats and social networks which picture to show beside a link to this page. */
function SocialPreview({name}: SocialPreviewProps): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const title = useTitleFormatter().format(name);
  const picture = url + baseUrl + socialImageFile(pathname, baseUrl);
  return (
    <Head>
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(WIDTH)} />
      <meta property="og:image:height" content={String(HEIGHT)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </Head>
  );
}
