import copy from '@site/src/data/pages/article.yml';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Slot from 'site-elements/Slot';
import {locales, nativeName} from 'nepali-text/locale';
import {nameClass} from '../Locale';
import {useOtherLanguage} from '../otherLanguage';
import styles from './styles.module.css';

/**
 * In which language an article is read, or in two at once: plain links. The last one leads to the page in the
 * other language; src/elements/site-both.ts shows that beside this one.
 */
export default function Languages() {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const other = useOtherLanguage();
  return (
    <site-both load-on="?both" data-next={other.href}>
      <nav className={`${styles.languages} no-print`} aria-label={copy.language}>
        {[...locales].reverse().map((locale) => (
          <a
            key={locale}
            href={createUrl({locale, fullyQualified: false})}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === i18n.currentLocale ? 'page' : undefined}
            className={nameClass(locale)}
          >
            {nativeName(locale)}
          </a>
        ))}
        <a href={other.href} data-press>
          {copy.both}
        </a>
      </nav>
      <Slot as="span" className="visually-hidden" role="status" />
    </site-both>
  );
}
