import {Fragment, type ReactNode, useState} from 'react';
import {digits} from 'nepali-text/digits';
import {formatDate} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';
import {Button} from './Button';
import {shownLine} from '../phrases';
import type {ChangeLine} from '../types';
import {localTime} from '../localTime';
import {Changes} from './Changes';
import {useInsertions} from './editor';
import {useAction} from './useAction';
import {useWords} from './words';
import styles from './shell.module.css';

interface Earlier {
  id: string;
  /** ISO 8601. */
  time?: string;
  author?: string;
  /** In sentences, or a text and what changed in it. */
  what: readonly ChangeLine[];
  /** The label of its button; without it, there is none. */
  action?: string;
}

interface EarlierListProps<Row extends Earlier> {
  /** The last first; undefined while they are read. */
  rows: readonly Row[] | undefined;
  none?: string;
  error?: string;
  /** Of what happened; that of the editor when absent. */
  locale?: Locale;
  /** @returns what is said then @throws {Error} with a sentence */
  onPress: (row: Row) => Promise<string | undefined> | undefined;
}

/** What happened earlier, when and by whom, each with a button. */
export function EarlierList<Row extends Earlier>(props: EarlierListProps<Row>): ReactNode {
  const {say, language} = useWords();
  const insertions = useInsertions();
  const {rows, none, error, locale = language} = props;
  const [said, setSaid] = useState<string>();
  const {run, failure} = useAction(async (row: Row) => setSaid(await props.onPress(row)));
  const status = !rows ? say('editor.loading') : rows.length === 0 ? none : '';
  return (
    <>
      <p role="status">{failure || said || error || status}</p>
      <ol className={`plain ${styles.rows}`}>
        {rows?.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.what}>
              {row.what.map((line, index) => (
                <span key={index}>
                  {line.map((part, at) => (
                    <Fragment key={at}>
                      {at > 0 && ' '}
                      <Changes locale={locale} {...part} />
                    </Fragment>
                  ))}
                </span>
              ))}
            </span>
            <span className="meta">
              {[row.time && timeOf(row.time, language), row.author].filter(Boolean).join(', ')}
            </span>
            {row.action && (
              <Button
                label={row.action}
                about={`: ${shownLine(row.what[0] ?? [], insertions, locale)}`}
                onClick={() => void run(row)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Browsers do not know Nepali months. */
function timeOf(time: string, language: Locale): string {
  const [day, hour] = localTime(new Date(time));
  return `${formatDate(day, language)}, ${digits(hour.slice(0, 5), language)}`;
}
