import type {ReactNode} from 'react';
import {shownLine} from '../phrases';
import type {ChangeLine} from '../types';
import {call} from './api';
import {EarlierList} from './EarlierList';
import {useInsertions} from './editor';
import {arrived} from './newestStore';
import {useAnswer} from './useAnswer';
import {useWords} from './words';
import styles from './shell.module.css';

/** What was saved, the last first, each with a button that takes it back. */
export function StepsView(): ReactNode {
  const {say, language} = useWords();
  const insertions = useInsertions();
  const {value, error} = useAnswer('steps', {});
  const rows = value?.steps.map((step) => {
    const [first = [{text: [step.label]}], ...more]: readonly ChangeLine[] = step.what;
    const label = shownLine(first, insertions, language);
    const said = step.undoes ? [{text: [say('steps.saved', {label})]}] : first;
    return {...step, what: [said, ...more], action: say('steps.undo')};
  });
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('steps.title')}</h1>
      <p>{say('steps.text')}</p>
      <EarlierList
        rows={rows}
        none={say('steps.none')}
        error={error}
        onPress={async ({id, label}) => {
          const {result} = await call('undo', {id});
          arrived();
          return say(`steps.${result}`, {label});
        }}
      />
    </div>
  );
}
