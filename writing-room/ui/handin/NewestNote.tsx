import {type ReactNode, useEffect} from 'react';
import {writeAddress} from '../address';
import {useWords} from '../words';
import {getNewest, useNewest} from './newestStore';
import styles from './handin.module.css';

/** What came from the others, as one quiet line; asks for it when the room opens. */
export function NewestNote(): ReactNode {
  const {say, sayCount} = useWords();
  const {newest} = useNewest();
  useEffect(() => {
    void getNewest();
  }, []);
  const {result, message, count = 0, needsRestart, choices = []} = newest ?? {};
  const lines = [
    result === 'new' && sayCount('newest.new', count),
    needsRestart && say('newest.restart'),
    message && say(`handIn.${message.id}`, message.values),
    choices.length > 0 && sayCount('newest.choices', choices.length),
  ].filter(Boolean);
  return (
    <div role="status">
      {lines.length > 0 && (
        <p className={`meta ${styles.newest}`}>
          {lines.join(' ')}{' '}
          {choices.length > 0 && (
            <a href={writeAddress({view: 'handIn'})}>{say('newest.choose')}</a>
          )}
        </p>
      )}
    </div>
  );
}
