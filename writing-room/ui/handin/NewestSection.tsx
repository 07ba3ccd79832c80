import {type ReactNode, useState} from 'react';
import type {Choice, HandInItem} from '../../protocol';
import {call} from '../api';
import {Problems} from '../Problems';
import {timeOf} from '../StepsView';
import {useWords} from '../words';
import {getNewest, useNewest} from './newestStore';
import styles from './handin.module.css';

/** What the others have done: the button that gets it, texts to choose from, and what was handed in. */
export function NewestSection(): ReactNode {
  const {say} = useWords();
  const {newest, isBusy} = useNewest();
  if (newest && newest.result === 'none' && newest.handIns.length === 0) return null;
  const {choices = [], handIns = []} = newest ?? {};
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button secondary"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || getNewest())}
        >
          {say(isBusy ? 'newest.getting' : 'newest.get')}
        </button>
        {!isBusy && newest?.result === 'same' && <span>{say('newest.same')}</span>}
      </p>
      {choices.length > 0 && (
        <section>
          <h2>{say('newest.choicesTitle')}</h2>
          <p>{say('newest.choicesText')}</p>
          <ul className="plain">
            {choices.map((choice) => (
              <li key={choice.id}>
                <ChoiceRow choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {handIns.length > 0 && (
        <section>
          <h2>{say('newest.handIns')}</h2>
          <ul className={styles.changes}>
            {handIns.map((item) => (
              <li key={item.branch}>
                <HandInRow item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ChoiceRow({choice: {id, place, mine, theirs}}: {choice: Choice}): ReactNode {
  const {say} = useWords();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof choose>>>();
  const choose = (take: 'mine' | 'theirs') => call('choose', {id, take});
  const press = async (take: 'mine' | 'theirs') => {
    setAnswer(await choose(take));
    await getNewest();
  };
  return (
    <>
      <p className="meta">{place}</p>
      <dl>
        <dt>{say('newest.mine')}</dt>
        <dd>{mine || say('conflict.nothing')}</dd>
        <dt>{say('newest.theirs')}</dt>
        <dd>{theirs || say('conflict.nothing')}</dd>
      </dl>
      <div className="actions">
        {(['mine', 'theirs'] as const).map((take) => (
          <button
            key={take}
            type="button"
            className="button secondary"
            onClick={() => void press(take)}
          >
            {say(`newest.take.${take}`)}
            <span className="visually-hidden">: {place}</span>
          </button>
        ))}
      </div>
      {answer?.result === 'rejected' && <Problems problems={answer.problems} />}
    </>
  );
}

function HandInRow({item: {branch, time, subject, state}}: {item: HandInItem}): ReactNode {
  const {say, language} = useWords();
  const [failure, setFailure] = useState('');
  const withdraw = async () => {
    const {message} = await call('withdraw', {branch});
    setFailure(message ? say(`handIn.${message.id}`, message.values) : '');
    if (!message) await getNewest();
  };
  return (
    <>
      <span className="meta">{timeOf(time, language)}</span> {subject}
      <div>
        <strong>{say(`newest.state.${state}`)}</strong>{' '}
        {state === 'waiting' && (
          <button type="button" className="link" onClick={() => void withdraw()}>
            {say('newest.withdraw')}
            <span className="visually-hidden">: {subject}</span>
          </button>
        )}
      </div>
      <span role="status">{failure}</span>
    </>
  );
}
