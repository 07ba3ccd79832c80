import clsx from 'clsx';
import Link from '@site/src/components/Link';
import {useOtherLanguage} from '@site/src/components/otherLanguage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import copy from '@site/src/data/pages/header.yml';
import ElementContent from 'site-elements/ElementContent';
import LinkList from '@site/src/components/LinkList';
import LogoMark from '@site/src/components/Brand/LogoMark';
import {buttonClass} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {HIRE_SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import {SEARCH_BOX_FILE, SEARCH_NAMES_FILE} from '@site/src/lib/urls';
import {headerLinks} from '@site/src/components/navigation';
import pageNames from '@site/src/data/pages/names.yml';
import site from '@site/src/data/site.yml';
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
        <site-search className={styles.search} data-next={`search.js ${home}${SEARCH_NAMES_FILE}`}>
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

const QUESTION = 'यो पृष्ठ नेपालीमा पढ्नुहुन्छ?';
const CLOSE = 'बन्द गर्नुहोस्';
const CROSS = '×';

/**
 * A note in Nepali below the language switch of English pages, for readers whose browser prefers Nepali.
 * src/page-scripts/languageOffer.ts decides before the first paint, by `data-offer`, whether the note is shown, and
 * closes it.
 */
function LanguageOffer() {
  const {locale, label, href, className} = useOtherLanguage();
  if (locale !== 'ne') return null;
  return (
    <div className={clsx(styles.offer, className)} lang={locale} role="group" aria-label={label}>
      <Link href={href} hrefLang={locale}>
        {QUESTION}
      </Link>
      <button type="button" className={styles.tool} aria-label={CLOSE} data-close-offer>
        {CROSS}
      </button>
    </div>
  );
}
