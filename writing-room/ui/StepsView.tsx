import {type ReactNode, useState} from 'react';
import {call} from './api';
import {useRoom} from './room';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

const NOTHING: Record<string, never> = {};

/** What was saved, the last first, each with a button that takes it back. */
export function StepsView(): ReactNode {
  const {say, language} = useWords();
  const {refresh} = useRoom();
  const {value, error, reload} = useAnswer('steps', NOTHING);
  const [message, setMessage] = useState('');
  const undo = async (id: string, label: string) => {
    try {
      const answer = await call('undo', {id});
      setMessage(say(`steps.${answer.result}`, {label}));
      await Promise.all([reload(), refresh()]);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const steps = value?.steps ?? [];
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('steps.title')}</h1>
      <p>{say('steps.text')}</p>
      <p role="status">
        {message || error || (value && steps.length === 0 ? say('steps.none') : '')}
      </p>
      <ol className={`plain ${styles.rows}`}>
        {steps.map(({id, time, label}) => (
          <li key={id} className={styles.row}>
            <span>{label}</span>
            <span className="meta">{timeOf(time, language)}</span>
            <button type="button" className="button secondary" onClick={() => void undo(id, label)}>
              {say('steps.undo')}
              <span className="visually-hidden">: {label}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function timeOf(time: string, language: string): string {
  const date = new Date(time);
  return new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'short'}).format(date);
}
