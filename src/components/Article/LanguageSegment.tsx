import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

interface Props {
  /** Both languages are on this page: jump to their part instead of changing the page. */
  inPage: boolean;
}

const LANGUAGES = [
  {locale: 'ne', anchor: '#nepali'},
  {locale: 'en', anchor: '#english'},
] as const;

/** Nepali / English, as two halves of one control. Plain links, so that it works before scripts. */
export default function LanguageSegment({inPage}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    <nav
      className={`${styles.segment} no-print`}
      aria-label={translate({
        id: 'article.language',
        message: 'Read this page in',
        description: 'Name of the language links under the heading of an article',
      })}
    >
      {LANGUAGES.map(({locale, anchor}) => {
        const {label, htmlLang} = i18n.localeConfigs[locale]!;
        const isCurrent = !inPage && locale === i18n.currentLocale;
        return (
          <a
            key={locale}
            href={inPage ? anchor : createUrl({locale, fullyQualified: false})}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={isCurrent ? 'page' : undefined}
            className={htmlLang === 'ne' ? 'system-devanagari' : undefined}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
