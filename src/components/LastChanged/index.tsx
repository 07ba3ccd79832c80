import copy from '@site/src/data/pages/article.yml';
import type {AddedFields} from '@site/src/lib/addedFields';
import RichText from '../RichText';
import styles from './styles.module.css';

/**
 * At the end of a page in Markdown. No paragraph, because paragraphs are counted to find the same place in the
 * other language.
 */
export default function LastChanged({date}: {date: AddedFields['last_changed']}) {
  return (
    date && (
      <small className={styles.changed}>
        <RichText
          of={copy.changed}
          values={{
            date: (
              <time dateTime={date.iso} title={date.other}>
                {date.text}
              </time>
            ),
          }}
        />
      </small>
    )
  );
}
