import type {ReactNode} from 'react';
import type {Locale} from 'nepali-text/locale';
import type {FilePath} from '../protocol';
import {Changes} from './Changes';
import {Dialog} from './Dialog';
import {timeOf} from './StepsView';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

interface HistoryProps {
  /** Where the text is. In a list, ids may stand for positions. */
  place: {file: string; path: FilePath};
  /** Of the text. */
  locale: Locale;
  /** Puts an earlier text into the box, not saved. */
  onTake: (text: string) => void;
  onClose: () => void;
}

/** How a text was before, by whom, with a button that brings it back. */
export function HistoryDialog({place, locale, onTake, onClose}: HistoryProps): ReactNode {
  const {say, language} = useWords();
  const {value, error} = useAnswer('history', place);
  const versions = value?.versions ?? [];
  return (
    <Dialog title={say('history.title')} onClose={onClose}>
      <p role="status">
        {error ?? (value ? versions.length === 0 && say('history.none') : say('room.loading'))}
      </p>
      <ol className={`plain ${styles.rows}`}>
        {versions.map(({time, author, text, change}) => (
          <li key={time} className={styles.row}>
            <span className={styles.what} lang={locale}>
              {text} <br />
              <Changes text={change} locale={locale} />
            </span>
            <span className="meta">
              {timeOf(time, language)}, {author}
            </span>
            <button
              type="button"
              className="button secondary"
              onClick={() => {
                onTake(text);
                onClose();
              }}
            >
              {say('history.take')}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
