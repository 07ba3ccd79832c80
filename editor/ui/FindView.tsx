import {type ReactNode, useState} from 'react';
import type {EditPlace, FindRequest} from '../types';
import {Button} from './Button';
import {writeAddress} from './address';
import {ShownText} from './Changes';
import {ReplaceView} from './ReplaceView';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

/** What the box "Find words" or "Edit this" found, with links to where it is written. */
export function FindView({text, locale, route}: FindRequest): ReactNode {
  const {say, sayCount} = useWords();
  const {value, error} = useAnswer('find', {text, locale, route});
  const [isReplacing, setReplacing] = useState(false);
  const addressOf = (where: EditPlace) =>
    writeAddress(where.view === 'page' ? {...where, locale} : where);
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('find.title', {text})}</h1>
      {isReplacing ? (
        <ReplaceView text={text} />
      ) : (
        <>
          <Button label={say('replace.open')} onClick={() => setReplacing(true)} />
          <p role="status">
            {error ?? (value ? sayCount('find.count', value.found.length) : say('editor.loading'))}
          </p>
          <ul className={`plain ${styles.rows}`}>
            {value?.found.map(({label, text: line, locale: own, where}) => (
              <li key={addressOf(where)}>
                <a href={addressOf(where)}>
                  <span lang={own}>
                    <ShownText text={line} locale={own} />
                  </span>
                  <span className="meta">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
