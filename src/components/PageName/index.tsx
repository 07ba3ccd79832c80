import {createContext, type ReactNode, useContext} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {locales, openGraphName, toLocale} from 'nepali-text/locale';
import site from '@site/src/data/site.yml';
import {SOCIAL_HEIGHT, socialImageFile, SOCIAL_WIDTH} from '@site/src/lib/urls';

const PageNameContext = createContext<string | null>(null);

interface Props {
  value: string;
  /** The title of the document, where the name of the page is shorter. */
  title?: string;
  children: ReactNode;
}

/**
 * Provides the short name of a page. Every page with a name also has a picture for shared links;
 * `npm run dev` does not make these pictures.
 */
export function PageNameProvider({value, title = value, children}: Props) {
  const locale = toLocale(useDocusaurusContext().i18n.currentLocale);
  return (
    <PageNameContext.Provider value={value}>
      <Head>
        <meta property="og:site_name" content={site.name} />
        {/* Replaces the tags of Docusaurus, whose locales lack the country: "ne". */}
        <meta property="og:locale" content={openGraphName(locale)} />
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <meta key={other} property="og:locale:alternate" content={openGraphName(other)} />
          ))}
      </Head>
      {process.env.NODE_ENV === 'production' && <SocialPreview title={title} />}
      {children}
    </PageNameContext.Provider>
  );
}

/**
 * The short name of the page, for its breadcrumb.
 * @throws outside of a `PageNameProvider`: a mistake in a layout, not in the content
 */
export function usePageName(): string {
  const name = useContext(PageNameContext);
  if (name === null) throw new Error('This part needs a page that gives its name.');
  return name;
}

/** The Open Graph tags of the picture for shared links. */
function SocialPreview({title: name}: {title: string}) {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const title = useTitleFormatter().format(name);
  const picture = url + baseUrl + socialImageFile(pathname, baseUrl);
  return (
    <Head>
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SOCIAL_WIDTH)} />
      <meta property="og:image:height" content={String(SOCIAL_HEIGHT)} />
      <meta property="og:image:alt" content={title} />
    </Head>
  );
}
