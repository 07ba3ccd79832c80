import facts from '@site/src/data/facts.yml';
import copy from '@site/src/data/pages/article.yml';
import {inBothCalendars} from '../DateText';
import {digits} from 'nepali-text/digits';
import {fill} from 'docusaurus-plugin-collections/fill';
import {useLocale} from '../Locale';
import {ContentsBox} from './Contents';
import RichText from '../RichText';
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
  if (effective)
    return <RichText of={copy.effective} values={{date: <EffectiveDate id={effective} />}} />;
  if (!topic || !minutes) return topic;
  return fill(copy.reading, {topic, minutes: digits(minutes, locale)});
}

/** Not `Fact`, which would load the facts of both languages. */
function EffectiveDate({id}: {id: string}) {
  const {iso, ...date} = facts[id]!;
  return <time dateTime={iso}>{inBothCalendars(date)}</time>;
}
