import copy from '@site/src/data/pages/article.yml';
import {fill} from 'content/lists/fill';
import {digits} from 'nepali-text/digits';
import BothLanguages from '../Both';
import Fact from '../Fact';
import Icon from '../Icon';
import {useLocale} from '../Locale';
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
          <BothLanguages />
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
