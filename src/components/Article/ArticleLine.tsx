import facts from '@site-data/facts';
import Translate from '@docusaurus/Translate';
import {inBothCalendars} from '../DateText';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '../Locale';
import {ContentsBox} from './Contents';
import Languages from './Languages';
import type {ArticleInfo} from './context';
import styles from './styles.module.css';

interface Props {
  article: ArticleInfo;
}

/**
 * The line below the lead of an article: topic and reading time, or effective date, and the language links.
 * A page of rules without either has none.
 * On narrow screens the table of contents follows it.
 */
export default function ArticleLine({article}: Props) {
  return (
    <>
      {(article.topic ?? article.effective) && (
        <div className={styles.line}>
          <div>
            <Meta article={article} />
          </div>
          <Languages />
        </div>
      )}
      {article.contents.length > 0 && <ContentsBox contents={article.contents} />}
    </>
  );
}

function Meta({article: {topic, minutes, effective}}: Props) {
  const locale = useLocale();
  if (effective) {
    return (
      <Translate
        id="article.effective"
        description="Below the first paragraph of the terms and the privacy policy"
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
      description="Below the first paragraph of an article: its topic and the minutes it takes to read"
      values={{topic, minutes: digits(minutes, locale)}}
    >
      {'{topic} · {minutes} min read'}
    </Translate>
  );
}

/** Not `Fact`, which would load the facts of both languages. */
function EffectiveDate({id}: {id: string}) {
  const {iso, ...date} = facts[id]!;
  return <time dateTime={iso}>{inBothCalendars(date)}</time>;
}
