import {type ReactNode, useState} from 'react';
import type {FieldForm, HandInAnswer, HandInState} from '../../types';
import {AddForm, fieldOf, problemAt} from '../AddForm';
import {writeAddress} from '../address';
import {call} from '../api';
import {useKeptForm} from '../drafts';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {arrived, loadNewest} from './newestStore';
import {ChangedPlaces} from './ChangedPlaces';
import {NewestSection} from './NewestSection';
import styles from './handin.module.css';

const LINE: FieldForm = {kind: 'line'};

/** What changed, and the button that hands it in. */
export function HandInView(): ReactNode {
  const {say} = useWords();
  const {value, error} = useAnswer('handInState', {});
  const [answer, setAnswer] = useState<HandInAnswer>();
  // The name is there again the next time.
  const [typed, change] = useKeptForm('handIn', {author: '', note: ''});
  const author = typed.author || (value?.author ?? '');
  const send = async () => {
    if (!author.trim()) return [problemAt(['author'], say('handIn.nameless'))];
    const answer = await call('handIn', {...typed, author});
    setAnswer(answer);
    if (answer.result === 'done') change((before) => ({...before, note: ''}));
    arrived();
    void loadNewest();
    return undefined;
  };
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('handInView.title')}</h1>
      {!value && <p role="status">{error ?? say('room.loading')}</p>}
      <NewestSection />
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {value && answer?.result !== 'done' && (
        <State state={value}>
          <AddForm
            id="handIn"
            label={say('handInView.title')}
            className={styles.form}
            fields={[
              fieldOf('author', say('handInView.author'), LINE),
              fieldOf('note', `${say('handInView.note')} ${say('box.optional')}`, LINE),
            ]}
            value={{...typed, author}}
            onChange={([key = ''], part) => change((before) => ({...before, [key]: part}))}
            action={say('handIn.none')}
            onSubmit={send}
            wait={say('handInView.sending')}
          />
        </State>
      )}
    </div>
  );
}

/** What is handed in, and the form for it where nothing is in the way. */
function State({state, children}: {state: HandInState; children: ReactNode}): ReactNode {
  const {changes, problems} = state;
  const {say, sayCount} = useWords();
  const {open} = useRoom().overview.todo;
  if (changes.length === 0) return <p>{say('handInView.nothing')}</p>;
  return (
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
      {problems.length === 0 && children}
    </>
  );
}

function Answer({answer}: {answer: HandInAnswer}): ReactNode {
  const {say} = useWords();
  if (answer.result === 'rejected') {
    return <Problems problems={answer.problems} isPlaced />;
  }
  const {id, values} = answer.message;
  const sentence = say(`handIn.${id}`, values);
  if (answer.result === 'failed') {
    return (
      <p className={styles.failed}>
        {sentence} {say('handIn.kept')}
      </p>
    );
  }
  const {address} = answer;
  return (
    <div className={styles.done}>
      <p>
        {sentence} {address && say(id === 'pushedAgain' ? 'handIn.lookAgain' : 'handIn.look')}
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
