import {type ReactNode, type SubmitEvent, useId, useState} from 'react';
import type {HandInAnswer, HandInState} from '../../protocol';
import {call} from '../api';
import {Changes} from '../Changes';
import {Problems} from '../Problems';
import {useRoom} from '../room';
import {useAnswer} from '../useAnswer';
import {useWords} from '../words';
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
      const message = failure instanceof Error ? failure.message : String(failure);
      setAnswer({result: 'failed', message});
    }
  };
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{say('handInView.title')}</h1>
      {!value && <p role="status">{error ?? say('room.loading')}</p>}
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {value && answer?.result !== 'done' && <State state={value} onSend={send} />}
    </div>
  );
}

interface StateProps {
  state: HandInState;
  onSend: (takes: {note: string; author: string}) => Promise<void>;
}

function State({state: {files, problems, way}, onSend}: StateProps): ReactNode {
  const {say, language} = useWords();
  const [author, setAuthor] = useState(writersName.get);
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const id = useId();
  if (files.length === 0) return <p>{say('handInView.nothing')}</p>;
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
        <ul className={styles.files}>
          {files.map(({file, changes}) =>
            changes.map((change) => (
              <li key={`${file} ${change}`} title={file}>
                <Changes text={change} locale={language} />
              </li>
            )),
          )}
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

function Answer({answer}: {answer: HandInAnswer}): ReactNode {
  const {say} = useWords();
  if (answer.result === 'failed') return <p className={styles.failed}>{answer.message}</p>;
  if (answer.result === 'rejected') {
    return <Problems problems={answer.problems} placeOf={({place}) => place.join(' › ')} />;
  }
  const {message, address, zip} = answer;
  return (
    <div className={styles.done}>
      <p>{message}</p>
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
