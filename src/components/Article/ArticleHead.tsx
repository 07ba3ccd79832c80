import type {ReactNode} from 'react';
import facts from '@site-data/facts';
import Translate from '@docusaurus/Translate';
import {inBothCalendars} from '../DateText';
import {digits} from '../digits';
import {useLocale} from '../Locale';
import Share from '../Share';
import {ContentsBox} from './Contents';
import Languages from './Languages';
import type {ArticleInfo} from './context';
import styles from './styles.module.css';

interface Props {
  article: ArticleInfo;
  /** The `h1`. */
  children: ReactNode;
}

/**
 * The heading of an article, with topic and reading time (or effective date), the language links, and what shares
 * and prints it.
 */
export default function ArticleHead({article, children}: Props): ReactNode {
  return (
    <header>
      {children}
      <div className={styles.row}>
        <div className={styles.meta}>
          <Meta article={article} />
        </div>
        <Languages look="segment" />
        <Share printable />
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
  const {iso, ...date} = facts[id]!;
  return <time dateTime={iso}>{inBothCalendars(date)}</time>;
}
