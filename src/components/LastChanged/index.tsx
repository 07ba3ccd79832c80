import Translate from '@docusaurus/Translate';
import type {AddedFields} from '@site/src/lib/addedFields';
import styles from './styles.module.css';

interface Props {
  date: AddedFields['last_changed'];
}

/**
 * At the end of a page in Markdown. No paragraph, because paragraphs are counted to find the same place in the
 * other language.
 */
export default function LastChanged({date}: Props) {
  return (
    date && (
      <small className={styles.changed}>
        <Translate
          id="article.lastChanged"
          description="At the end of a page: when its text was last changed"
          values={{
            date: (
              <time key="date" dateTime={date.iso} title={date.other}>
                {date.text}
              </time>
            ),
          }}
        >
          {'Last changed on {date}'}
        </Translate>
      </small>
    )
  );
}
