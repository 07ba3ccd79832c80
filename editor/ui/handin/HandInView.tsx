import {type ReactNode, useState} from 'react';
import type {FieldForm} from '../../types';
import type {HandInAnswer} from '../../core/operations';
import {AddForm, fieldOf, problemAt} from '../AddForm';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../unsaved';
import {Problems} from '../Problems';
import {useEditor} from '../editor';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {arrived, loadNewest} from '../newestStore';
import {ChangedPlaces, NewestSection} from './NewestSection';
import shell from '../shell.module.css';
import styles from './handin.module.css';

const LINE: FieldForm = {kind: 'line'};

type Done = Extract<HandInAnswer, {result: 'done'}>;

/** What changed, and the form that hands it in where nothing is in the way. */
export function HandInView(): ReactNode {
  const {say, sayCount} = useWords();
  const {open} = useEditor().overview.todo;
  const {value: state, error} = useAnswer('handInState', {});
  const {changes = [], problems = [], author = ''} = state ?? {};
  const [done, setDone] = useState<Done>();
  // The name is there again the next time.
  const [typed, change] = useKeptForm('handIn', {author: '', note: ''});
  const value = {...typed, author: typed.author || author};
  const send = async () => {
    if (!value.author.trim()) return [problemAt(['author'], say('handIn.nameless'))];
    const answer = await call('handIn', value);
    // What was wrong comes with the state.
    arrived();
    void loadNewest();
    if (answer.result === 'failed') {
      const {id, values} = answer.message;
      throw new Error(`${say(`handIn.${id}`, values)} ${say('handIn.kept')}`);
    }
    if (answer.result === 'done') {
      change((before) => ({...before, note: ''}));
      setDone(answer);
    }
    return undefined;
  };
  return (
    <div className={`${shell.view} ${styles.view}`}>
      <h1 tabIndex={-1}>{say('handInView.title')}</h1>
      {!state && <p role="status">{error ?? say('editor.loading')}</p>}
      <NewestSection />
      <div role="status">{done && <WhatNext {...done} />}</div>
      {state && !done && changes.length === 0 && <p>{say('handInView.nothing')}</p>}
      {!done && changes.length > 0 && (
        <>
          <p>{say('handInView.text')}</p>
          <h2>{say('handInView.changes')}</h2>
          <ChangedPlaces changes={changes} />
          {problems.length > 0 && <h2>{say('handInView.problems')}</h2>}
          <Problems problems={problems} isPlaced />
          {open > 0 && (
            <p className="note">
              {sayCount('handInView.open', open)}{' '}
              <a href={writeAddress({view: 'todo'})}>{say('views.todo')}</a>
            </p>
          )}
        </>
      )}
      {!done && changes.length > 0 && problems.length === 0 && (
        <AddForm
          id="handIn"
          label={say('handInView.title')}
          className={styles.form}
          fields={[
            fieldOf('author', say('handInView.author'), LINE),
            fieldOf('note', `${say('handInView.note')} ${say('box.optional')}`, LINE),
          ]}
          value={value}
          onChange={([key = ''], part) => change((before) => ({...before, [key]: part}))}
          action={say('handIn.none')}
          onSubmit={send}
          wait={say('handInView.sending')}
        />
      )}
    </div>
  );
}

/** What becomes of it, and where somebody is asked to look at it. */
function WhatNext({message: {id, values}, address}: Done): ReactNode {
  const {say} = useWords();
  return (
    <div className={styles.done}>
      <p>
        {say(`handIn.${id}`, values)}{' '}
        {address && say(id === 'pushedAgain' ? 'handIn.lookAgain' : 'handIn.look')}
      </p>
      {address && (
        <a className="button primary" href={address} target="_blank" rel="noreferrer">
          {say('handInView.look')}
          <span className="visually-hidden"> {say('handInView.newTab')}</span>
        </a>
      )}
    </div>
  );
}
