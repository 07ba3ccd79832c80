import {type ReactNode, useState} from 'react';
import {writeDiff} from 'content/pairs/wordDiff';
import type {EditStep} from '../types';
import {call} from './api';
import {EarlierList} from './EarlierList';
import {arrived} from './handin/newestStore';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

/** What was saved, the last first, each with a button that takes it back. */
export function StepsView(): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('steps', {});
  const [message, setMessage] = useState('');
  const undo = async ({id, label}: EditStep) => {
    const {result} = await call('undo', {id});
    setMessage(say(`steps.${result}`, {label}));
    arrived();
  };
  const rows = value?.steps.map((step) => {
    const [first = [step.label], ...more] = step.what;
    const said =
      step.undoes === undefined ? first : [say('steps.saved', {label: writeDiff(first)})];
    return {...step, what: [said, ...more]};
  });
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('steps.title')}</h1>
      <p>{say('steps.text')}</p>
      <EarlierList
        rows={rows}
        none={say('steps.none')}
        message={message || error}
        label={say('steps.undo')}
        onPress={undo}
      />
    </div>
  );
}
