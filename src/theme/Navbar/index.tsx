import Link from '@site/src/components/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import copy from '@site/src/data/pages/header.yml';
import ElementContent from 'site-elements/ElementContent';
import LinkList from '@site/src/components/LinkList';
import LogoMark from '@site/src/components/Brand/LogoMark';
import {buttonClass} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {HIRE_SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import {SEARCH_BOX_FILE, SEARCH_INDEX_FILE} from '@site/src/lib/urls';
import {headerLinks} from '@site/src/components/navigation';
import pageNames from '@site/src/data/pages/names.yml';
import site from '@site/src/data/site.yml';
import LanguageOffer from './_LanguageOffer';
import Menu from './_Menu';
import Tools from './_Tools';
import styles from './styles.module.css';

/** The header. src/page-scripts/hideOnScroll.ts hides it while the reader scrolls, and searchKeys.ts opens the search. */
export default function Navbar() {
  const home = useBaseUrl('/');
  const searchPage = useBaseUrl('/search');
  return (
    <header className={`${styles.header} no-print`} data-away-on-scroll>
      <div className={styles.row}>
        <Link className={styles.brand} to="/">
          <LogoMark className={styles.mark} size={40} />
          <span className={`${styles.wordmark} heading-font`}>{site.name}</span>
        </Link>
        <Link className={styles.career} to="/career" activeClassName={styles.active}>
          {pageNames['/career']}
        </Link>
        <nav className={styles.nav} aria-label={copy.navigation}>
          <LinkList links={headerLinks} activeClassName={styles.active} />
        </nav>
        <Menu />
        <site-search className={styles.search} data-next={`search.js ${home}${SEARCH_INDEX_FILE}`}>
          <Link className={styles.tool} href={searchPage} data-press>
            <Icon name="search" size={22} />
            <span className="visually-hidden">{pageNames['/search']}</span>
          </Link>
          <ElementContent data-html={home + SEARCH_BOX_FILE} />
        </site-search>
        <Tools className={styles.tools} />
        {/* No client-side navigation: the browser itself moves the focus to the search. */}
        <Link
          className={buttonClass('primary', styles.hire)}
          href={`${home}#${HIRE_SEARCH_ANCHOR}`}
        >
          <HireWords />
        </Link>
      </div>
      <LanguageOffer />
    </header>
  );
}

/** The style sheet shows the words for which the header has room. */
function HireWords() {
  if (copy.hireShort === copy.hire) return copy.hire;
  return (
    <>
      <span className={styles.long}>{copy.hire}</span>{' '}
      <span className={styles.short}>{copy.hireShort}</span>
    </>
  );
}
