import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {nameClass} from '../Locale';
import styles from './styles.module.css';

/**
 * In which language an article is read, or in two at once: plain links. The last one leads to the page in the
 * language of the second column; with scripts, src/plugins/both-languages shows that beside this one.
 */
export default function Languages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {currentLocale, defaultLocale, locales} = i18n;
  const addressIn = (locale: string) => createUrl({locale, fullyQualified: false});
  const second =
    currentLocale === defaultLocale
      ? locales.find((locale) => locale !== currentLocale)!
      : defaultLocale;
  return (
    <nav
      className={`${styles.languages} no-print`}
      aria-label={translate({
        id: 'article.language',
        message: 'Read this page in',
        description: 'Name of the language links below the first paragraph of an article',
      })}
    >
      {[...locales].reverse().map((locale) => {
        const {label, htmlLang} = i18n.localeConfigs[locale]!;
        return (
          <a
            key={locale}
            href={addressIn(locale)}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={locale === currentLocale ? 'page' : undefined}
            className={nameClass(locale)}
          >
            {label}
          </a>
        );
      })}
      <a href={addressIn(second)} data-load="both">
        <Translate
          id="article.bothLanguages"
          description="The last of the language links of an article: shows it in two languages side by side"
        >
          Both
        </Translate>
      </a>
    </nav>
  );
}
