import type {ReactNode} from 'react';
import {writeAddress} from './address';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

/** What the box "Find words" found, with links to where it is written. */
export function FindView({text}: {text: string}): ReactNode {
  const {say, sayCount} = useWords();
  const {value, error} = useAnswer('find', {text});
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('find.title', {text})}</h1>
      <p role="status">
        {error ?? (value ? sayCount('find.count', value.found.length) : say('room.loading'))}
      </p>
      <ul className={`plain ${styles.rows}`}>
        {value?.found.map(({label, text: line, where}) => (
          <li key={writeAddress(where)}>
            <a href={writeAddress(where)}>
              <span>{line}</span>
              <span className="meta">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
