import type {ReactNode} from 'react';
import {type WordDiff, writeDiff} from 'content/pairs/wordDiff';
import {digits} from 'nepali-text/digits';
import {formatDate} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {localTime} from '../localTime';
import {Changes} from './Changes';
import {useAction} from './useAction';
import {useWords} from './words';
import styles from './shell.module.css';

/** Something that happened earlier. */
interface Earlier {
  id: string;
  /** ISO 8601. */
  time?: string;
  author?: string;
  /** In sentences, or a text and what changed in it. */
  what: readonly (string | WordDiff)[];
  /** Whether the button does nothing to it. */
  isFixed?: boolean;
  /** The label of its button, in place of that of all. */
  action?: string;
}

interface EarlierListProps<Row extends Earlier> {
  /** The last first; undefined while they are read. */
  rows: readonly Row[] | undefined;
  /** What is said where there are none. */
  none?: string;
  /** What else is to be said. */
  message?: string;
  /** Of what happened; that of the room when absent. */
  locale?: Locale;
  /** Of the button beside each row. */
  label: string;
  onPress: (row: Row) => Promise<void> | void;
}

/** What happened earlier, when and by whom, each with a button. */
export function EarlierList<Row extends Earlier>(props: EarlierListProps<Row>): ReactNode {
  const {say, language} = useWords();
  const {rows, none, label, locale = language} = props;
  const {run, failure} = useAction(props.onPress);
  const status = !rows ? say('room.loading') : rows.length === 0 ? none : '';
  return (
    <>
      <p role="status">{failure || props.message || status}</p>
      <ol className={`plain ${styles.rows}`}>
        {rows?.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.what}>
              {row.what.map((line, index) => (
                <Changes key={index} text={diffOf(line)} locale={locale} />
              ))}
            </span>
            <span className="meta">
              {[row.time && timeOf(row.time, language), row.author].filter(Boolean).join(', ')}
            </span>
            {!row.isFixed && (
              <button type="button" className="button secondary" onClick={() => void run(row)}>
                {row.action ?? label}
                <span className="visually-hidden">
                  : {row.what[0] && writeDiff(diffOf(row.what[0]))}
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const diffOf = (line: string | WordDiff): WordDiff => (typeof line === 'string' ? [line] : line);

/** Browsers do not know Nepali months. */
function timeOf(time: string, language: Locale): string {
  const [day, hour] = localTime(new Date(time));
  return `${formatDate(day, language)}, ${digits(hour.slice(0, 5), language)}`;
}
