import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import copy from '@site/src/data/pages/article.yml';
import {locales, nativeName} from 'nepali-text/locale';
import ElementContent from 'site-elements/ElementContent';
import Link from '../Link';
import {nameClass} from '../Locale';
import {useOtherLanguage} from '../otherLanguage';
import styles from './styles.module.css';

/**
 * Links for the language of an article, or for both languages. The last link leads to the page in the other
 * language, which element.ts shows beside this page.
 */
export default function BothLanguages() {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const other = useOtherLanguage();
  return (
    <site-both load-on="?both" data-next={other.href}>
      <nav className={`${styles.languages} no-print`} aria-label={copy.language}>
        {[...locales].reverse().map((locale) => (
          <Link
            key={locale}
            href={createUrl({locale, fullyQualified: false})}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === i18n.currentLocale ? 'page' : undefined}
            className={nameClass(locale)}
          >
            {nativeName(locale)}
          </Link>
        ))}
        <Link href={other.href} data-press>
          {copy.both}
        </Link>
      </nav>
      <ElementContent as="span" className="visually-hidden" role="status" />
    </site-both>
  );
}
