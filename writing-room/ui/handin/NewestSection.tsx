import {type ReactNode, useState} from 'react';
import type {Choice, Problem} from '../../protocol';
import {call} from '../api';
import {EarlierList} from '../EarlierList';
import {Problems} from '../Problems';
import {useAction} from '../useAction';
import {useWords} from '../words';
import {getNewest, useNewest} from './newestStore';

/** What the others have done: the button that gets it, texts to choose from, and what was handed in. */
export function NewestSection(): ReactNode {
  const {say} = useWords();
  const {newest, isBusy} = useNewest();
  const [failure, setFailure] = useState('');
  const {result, choices = [], handIns = []} = newest ?? {};
  if (result === 'none' && handIns.length === 0) return null;
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
        {!isBusy && result === 'same' && <span>{say('newest.same')}</span>}
      </p>
      {choices.length > 0 && (
        <section>
          <h2>{say('newest.choicesTitle')}</h2>
          <p>{say('newest.choicesText')}</p>
          <ul className="plain">
            {choices.map((choice) => (
              <ChoiceRow key={choice.id} choice={choice} />
            ))}
          </ul>
        </section>
      )}
      {handIns.length > 0 && (
        <section>
          <h2>{say('newest.handIns')}</h2>
          <EarlierList
            rows={handIns.map(({branch, time, subject, state}) => ({
              id: branch,
              time,
              what: [subject, say(`newest.state.${state}`)],
              isFixed: state !== 'waiting',
            }))}
            message={failure}
            label={say('newest.withdraw')}
            onPress={async ({id: branch}) => {
              const {message} = await call('withdraw', {branch});
              setFailure(message ? say(`handIn.${message.id}`, message.values) : '');
              if (!message) await getNewest();
            }}
          />
        </section>
      )}
    </>
  );
}

const SIDES = ['mine', 'theirs'] as const;

function ChoiceRow({choice: {id, place, ...texts}}: {choice: Choice}): ReactNode {
  const {say} = useWords();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const {run, failure} = useAction(async (take: (typeof SIDES)[number]) => {
    const answer = await call('choose', {id, take});
    setProblems(answer.result === 'rejected' ? answer.problems : []);
    await getNewest();
  });
  return (
    <li>
      <p className="meta">{place}</p>
      <dl>
        {SIDES.map((side) => (
          <div key={side}>
            <dt>{say(`newest.${side}`)}</dt>
            <dd>
              {texts[side] || say('conflict.nothing')}{' '}
              <button type="button" className="button secondary" onClick={() => void run(side)}>
                {say(`newest.take.${side}`)}
                <span className="visually-hidden">: {place}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <Problems problems={problems} />
      <p role="status">{failure}</p>
    </li>
  );
}
