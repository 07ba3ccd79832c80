import {type ReactNode, type SubmitEvent, useId, useState} from 'react';
import type {ChangedText, HandInAnswer, HandInState} from '../../protocol';
import {writeAddress} from '../address';
import {call} from '../api';
import {Changes} from '../Changes';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
import {getNewest} from './newestStore';
import {NewestSection} from './NewestSection';
import {writersName} from './writersName';
import styles from './handin.module.css';

const NOTHING: Record<string, never> = {};

/** What changed, and the button that hands it in. */
export function HandInView(): ReactNode {
  const {say} = useWords();
  const {value, error, reload} = useAnswer('handInState', NOTHING);
  const {refresh} = useRoom();
  const [answer, setAnswer] = useState<HandInAnswer>();
  const send = async (takes: {note: string; author: string}) => {
    try {
      setAnswer(await call('handIn', takes));
      await Promise.all([reload(), refresh()]);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      setAnswer({result: 'failed', message: {id: 'failed.other', values: {reason}}});
    }
    void getNewest();
  };
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('handInView.title')}</h1>
      {!value && <p role="status">{error ?? say('room.loading')}</p>}
      <NewestSection />
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {value && answer?.result !== 'done' && <State state={value} onSend={send} />}
    </div>
  );
}

interface StateProps {
  state: HandInState;
  onSend: (takes: {note: string; author: string}) => Promise<void>;
}

function State({state: {changes, samples, problems, way}, onSend}: StateProps): ReactNode {
  const {say, sayCount} = useWords();
  const {overview} = useRoom();
  const [author, setAuthor] = useState(writersName.get);
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const id = useId();
  if (changes.length === 0) return <p>{say('handInView.nothing')}</p>;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    writersName.set(author);
    await onSend({note, author});
    setSending(false);
  };
  return (
    <>
      <p>{say(`handInView.${way}`)}</p>
      <section aria-labelledby={`${id}-files`}>
        <h2 id={`${id}-files`}>{say('handInView.changes')}</h2>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              <ChangedPlace {...change} />
            </li>
          ))}
        </ul>
      </section>
      {problems.length > 0 ? (
        <section aria-labelledby={`${id}-problems`}>
          <h2 id={`${id}-problems`}>{say('handInView.problems')}</h2>
          <Problems problems={problems} placeOf={({place}) => place.join(' › ')} />
        </section>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <div className="field">
            <label htmlFor={`${id}-author`}>{say('handInView.author')}</label>
            <input
              id={`${id}-author`}
              required
              autoComplete="name"
              value={author}
              onChange={({target}) => setAuthor(target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-note`}>
              {say('handInView.note')} {say('box.optional')}
            </label>
            <textarea
              id={`${id}-note`}
              rows={2}
              value={note}
              onChange={({target}) => setNote(target.value)}
            />
          </div>
          {(overview.todo.open > 0 || samples.length > 0) && (
            <ul className={`note ${styles.questions}`}>
              {overview.todo.open > 0 && (
                <li>
                  {sayCount('handInView.open', overview.todo.open)}{' '}
                  <a href={writeAddress({view: 'todo'})}>{say('views.todo')}</a>
                </li>
              )}
              {samples.map(({page, where}) => (
                <li key={page}>
                  {say('handInView.sample', {page})}{' '}
                  <a href={writeAddress(where)}>{say('todo.openIt')}</a>
                </li>
              ))}
            </ul>
          )}
          <div className="actions">
            <button type="submit" className="button primary" aria-disabled={isSending}>
              {say(isSending ? 'handInView.sending' : 'handIn.none')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

function ChangedPlace({place, lines}: ChangedText): ReactNode {
  const {language: own} = useWords();
  return (
    <>
      {place && <span className="meta">{place}</span>}
      {lines.map(({language, locale = own, text}) => (
        <div key={`${language} ${text}`}>
          {language !== undefined && `${language}: `}
          <Changes text={text} locale={locale} />
        </div>
      ))}
    </>
  );
}

function Answer({answer}: {answer: HandInAnswer}): ReactNode {
  const {say} = useWords();
  if (answer.result === 'rejected') {
    return <Problems problems={answer.problems} placeOf={({place}) => place.join(' › ')} />;
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
  const {address, zip} = answer;
  const look = say(id === 'pushedAgain' ? 'handIn.lookAgain' : 'handIn.look');
  return (
    <div className={styles.done}>
      <p>
        {sentence} {address !== undefined && look}
      </p>
      {address !== undefined && (
        <p>
          <a className="button primary" href={address} target="_blank" rel="noreferrer">
            {say('handInView.look')}
            <span className="visually-hidden"> {say('handInView.newTab')}</span>
          </a>
        </p>
      )}
      {zip && (
        <p>
          <a
            className="button primary"
            download={zip.name}
            href={`data:application/zip;base64,${zip.content}`}
          >
            {say('handInView.download', {name: zip.name})}
          </a>
        </p>
      )}
    </div>
  );
}
