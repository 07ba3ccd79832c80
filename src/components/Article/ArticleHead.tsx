import type {ReactNode} from 'react';
import facts from '@site-data/facts';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {digits} from '../digits';
import {factText} from '../factText';
import {nameClass, useLocale} from '../Locale';
import {ContentsBox} from './Contents';
import type {ArticleInfo} from './context';
import styles from './styles.module.css';

interface Props {
  article: ArticleInfo;
  /** The `h1`. */
  children: ReactNode;
}

/** The heading of an article, with topic and reading time (or effective date) and the language links. */
export default function ArticleHead({article, children}: Props): ReactNode {
  return (
    <header>
      {children}
      <div className={styles.row}>
        <p className={styles.meta}>
          <Meta article={article} />
        </p>
        <LanguageSegment />
      </div>
      {article.contents.length > 0 && <ContentsBox contents={article.contents} />}
    </header>
  );
}

function Meta({article: {topic, minutes, effective}}: {article: ArticleInfo}): ReactNode {
  const locale = useLocale();
  if (effective) {
    return (
      <Translate
        id="article.effective"
        description="Under the heading of the terms and the privacy policy"
        values={{date: <EffectiveDate key="date" id={effective} />}}
      >
        {'Effective {date}'}
      </Translate>
    );
  }
  if (!topic || !minutes) return topic;
  return (
    <Translate
      id="article.reading"
      description="Under the heading of an article: its topic and the minutes it takes to read"
      values={{topic, minutes: digits(minutes, locale)}}
    >
      {'{topic} · {minutes} min read'}
    </Translate>
  );
}

/** Not `Fact`, which would load the facts of both languages. */
function EffectiveDate({id}: {id: string}): ReactNode {
  return <time dateTime={facts[id]?.iso}>{factText(id)}</time>;
}

/** The languages as a segmented control of plain links, English last. */
function LanguageSegment(): ReactNode {
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
      {[...i18n.locales].reverse().map((locale) => {
        const {label, htmlLang} = i18n.localeConfigs[locale]!;
        return (
          <a
            key={locale}
            href={createUrl({locale, fullyQualified: false})}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={locale === i18n.currentLocale ? 'page' : undefined}
            className={nameClass(locale)}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
