import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import copy from '@site/src/data/pages/article.yml';
import {fill} from 'content/lists/fill';
import {digits} from 'nepali-text/digits';
import {locales, nativeName} from 'nepali-text/locale';
import ElementContent from 'site-elements/ElementContent';
import Fact from '../Fact';
import Icon from '../Icon';
import {nameClass, useLocale} from '../Locale';
import {useOtherLanguage} from '../otherLanguage';
import RichText from '../RichText';
import type {ArticleInfo} from './context';
import Link from '../Link';
import styles from './styles.module.css';

/**
 * The line below the lead of an article: topic and reading time, or effective date, and the language links.
 * A page of rules without either has none.
 * On narrow screens the table of contents follows it, collapsed.
 */
export function ArticleLine({topic, minutes, effective, contents}: ArticleInfo) {
  const locale = useLocale();
  return (
    <>
      {(topic ?? effective) && (
        <div className={styles.line}>
          <div>
            {effective ? (
              <RichText of={copy.effective} values={{date: <Fact id={effective} form="both" />}} />
            ) : (
              fill(copy.reading, {topic: topic!, minutes: digits(minutes!, locale)})
            )}
          </div>
          <Languages />
        </div>
      )}
      {contents.length > 0 && (
        <details className={`${styles.contentsBox} no-print`}>
          <summary>
            {copy.contents}
            <Icon name="chevron-down" size={24} />
          </summary>
          <ContentsList contents={contents} />
        </details>
      )}
    </>
  );
}

/**
 * Links for the language of an article, or for both languages. The last link leads to the page in the other
 * language, which site-both shows beside this page.
 */
function Languages() {
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

/** The day of the last change. No paragraph: the language switch counts paragraphs to find the same place. */
export function LastChanged({date}: {date: ArticleInfo['changed']}) {
  if (!date) return null;
  const time = (
    <time dateTime={date.iso} title={date.other}>
      {date.text}
    </time>
  );
  return (
    <small className={styles.changed}>
      <RichText of={copy.changed} values={{date: time}} />
    </small>
  );
}

type ContentsProps = Pick<ArticleInfo, 'contents'>;

/** The table of contents beside an article. src/page-scripts/currentSection.ts marks the current section. */
export function ContentsColumn({contents}: ContentsProps) {
  return (
    <nav
      className={`beside ${styles.column} no-print`}
      aria-labelledby="contents-heading"
      data-contents
    >
      <h2 id="contents-heading">{copy.contents}</h2>
      <ContentsList contents={contents} />
    </nav>
  );
}

function ContentsList({contents}: ContentsProps) {
  return (
    <ul className="plain">
      {contents
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* The HTML of the heading, built from our own Markdown. */}
            <Link href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
    </ul>
  );
}
