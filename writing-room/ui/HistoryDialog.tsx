import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Locale} from 'nepali-text/locale';
import {Changes} from './Changes';
import {timeOf} from './StepsView';
import type {Target} from './targets';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

interface HistoryProps {
  target: Target;
  /** Of the text. */
  locale: Locale;
  /** What the text is called. */
  about: string;
  /** Puts an earlier text into the box, not saved. */
  onTake: (text: string) => void;
}

/** The button that shows how a text was before. */
export function HistoryButton(props: HistoryProps): ReactNode {
  const {say} = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {say('history.open')}
        <span className="visually-hidden">: {props.about}</span>
      </button>
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function HistoryDialog({
  target,
  locale,
  about,
  onTake,
  onClose,
}: HistoryProps & {onClose: () => void}): ReactNode {
  const {say, language} = useWords();
  const {value, error} = useAnswer('history', {file: target.file, path: target.path});
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const versions = value?.versions ?? [];
  return (
    <dialog ref={dialog} aria-label={`${say('history.title')}: ${about}`} onClose={onClose}>
      <h2>{say('history.title')}</h2>
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
                dialog.current?.close();
              }}
            >
              {say('history.take')}
            </button>
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="button secondary" onClick={() => dialog.current?.close()}>
          {say('room.cancel')}
        </button>
      </div>
    </dialog>
  );
}
