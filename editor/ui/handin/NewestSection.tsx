import {type ReactNode, useState} from 'react';
import {wordDiff} from 'content/pairs/wordDiff';
import type {FieldChoice, RoomProblem} from '../../types';
import {writeAddress} from '../address';
import {call} from '../api';
import {Changes} from '../Changes';
import {ChangedPlaces} from './ChangedPlaces';
import {ChoiceFields, NOT_CHOSEN} from '../ChoiceFields';
import {EarlierList} from '../EarlierList';
import {Problems} from '../Problems';
import {useAction} from '../useAction';
import {useWords} from '../words';
import {arrived, loadNewest, useNewest} from './newestStore';

/** What the others have done: the button that gets it, texts to choose from, and what was handed in. */
export function NewestSection(): ReactNode {
  const {say} = useWords();
  const {newest, isBusy} = useNewest();
  const {result, choices = [], handIns = [], news = []} = newest ?? {};
  const [joined, open] = [true, false].map((isJoined) =>
    choices.filter((choice) => choice.isJoined === isJoined),
  );
  if (result === 'none' && handIns.length === 0) return null;
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button secondary"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || loadNewest())}
        >
          {say(isBusy ? 'newest.getting' : 'newest.get')}
        </button>
        {!isBusy && result === 'same' && news.length + choices.length === 0 && (
          <span>{say('newest.same')}</span>
        )}
      </p>
      {news.map(({people, texts}) => (
        <section key={people}>
          <h2>{people ? say('newest.from', {people}) : say('newest.fromOthers')}</h2>
          <ChangedPlaces changes={texts} />
        </section>
      ))}
      <Choices title="newest.choicesTitle" text="newest.choicesText" choices={open} />
      <Choices title="newest.joinedTitle" text="newest.joinedText" choices={joined} />
      {handIns.length > 0 && (
        <section>
          <h2>{say('newest.handIns')}</h2>
          <EarlierList
            rows={handIns.map(({branch, time, subject, state, isGone}) => {
              const isOpen = ['inPart', 'takenBack', 'closed'].includes(state);
              const here = isOpen && say(isGone ? 'newest.gone' : 'newest.here');
              const withdraw = state === 'waiting' ? say('newest.withdraw') : undefined;
              return {
                id: branch,
                time,
                isGone,
                what: [[subject], [`${say(`newest.state.${state}`)} ${here || ''}`]],
                action: isGone ? say('newest.bringBack') : withdraw,
              };
            })}
            onPress={async ({id: branch, isGone}) => {
              if (isGone) {
                const {result} = await call('bringHandInBack', {branch});
                arrived();
                await loadNewest();
                return say(result === 'saved' ? 'deleted.done' : 'deleted.refused');
              }
              const {message} = await call('withdraw', {branch});
              if (message) return say(`handIn.${message.id}`, message.values);
              await loadNewest();
              return undefined;
            }}
          />
        </section>
      )}
    </>
  );
}

interface ChoicesProps {
  /** Ids of words. */
  title: string;
  text: string;
  choices: readonly FieldChoice[] | undefined;
}

function Choices({title, text, choices = []}: ChoicesProps): ReactNode {
  const {say} = useWords();
  if (choices.length === 0) return null;
  return (
    <section>
      <h2>{say(title)}</h2>
      <p>{say(text)}</p>
      <ul className="plain">
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} choice={choice} />
        ))}
      </ul>
    </section>
  );
}

function ChoiceRow({choice}: {choice: FieldChoice}): ReactNode {
  const {id, place, where, isJoined, locale, base, mine} = choice;
  const {say} = useWords();
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [problems, setProblems] = useState<readonly RoomProblem[]>([]);
  const {run, failure} = useAction(async () => {
    const answer = await call('choose', {id, ...chosen});
    setProblems(answer.result === 'rejected' ? answer.problems : []);
    if (answer.result === 'saved') arrived();
    await loadNewest();
  });
  return (
    <li>
      {isJoined ? (
        <>
          <p className="meta">{place}</p>
          <p>
            <Changes text={wordDiff(base, mine)} locale={locale} />
          </p>
        </>
      ) : (
        <ChoiceFields
          {...choice}
          syntax={where.view === 'page' ? 'page' : 'list'}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <p className="actions">
        <button type="button" className="button secondary" onClick={() => void run()}>
          {say(isJoined ? 'newest.looked' : 'choice.take')}
          <span className="visually-hidden">: {place}</span>
        </button>
        <a href={writeAddress(where)}>{say('todo.openIt')}</a>
      </p>
      <Problems problems={problems} />
      <p role="status">{failure}</p>
    </li>
  );
}
