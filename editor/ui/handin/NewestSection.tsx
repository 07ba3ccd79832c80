import type {ReactNode} from 'react';
import {Button} from '../Button';
import type {ChangedText} from '../../core/operations';
import {call} from '../api';
import {Changes} from '../Changes';
import {EarlierList} from '../EarlierList';
import {useAction} from '../useAction';
import {useWords} from '../words';
import {arrived, loadNewest, useNewest} from '../newestStore';
import {ConflictRow} from './ConflictRow';
import styles from './handin.module.css';

/** What the others have done: the button that gets it, texts to choose from, and what was handed in. */
export function NewestSection(): ReactNode {
  const {say} = useWords();
  const {result, choices, handIns, news, open, joined, error} = useNewest();
  const {run, isBusy} = useAction(loadNewest);
  if (result === 'none' && handIns.length === 0) return null;
  return (
    <>
      <p className="actions">
        <Button
          label={say(isBusy ? 'newest.getting' : 'newest.get')}
          aria-disabled={isBusy}
          onClick={() => void run()}
        />
        {!isBusy && !error && result === 'same' && news.length + choices.length === 0 && (
          <span>{say('newest.same')}</span>
        )}
      </p>
      {news.map(({people, texts}) => (
        <section key={people}>
          <h2>{people ? say('newest.from', {people}) : say('newest.fromOthers')}</h2>
          <ChangedPlaces changes={texts} />
        </section>
      ))}
      {Object.entries({choices: open, joined}).map(
        ([what, some]) =>
          some.length > 0 && (
            <section key={what}>
              <h2>{say(`newest.${what}Title`)}</h2>
              <p>{say(`newest.${what}Text`)}</p>
              <ul className="plain">
                {some.map((conflict) => (
                  <ConflictRow key={conflict.id} conflict={conflict} />
                ))}
              </ul>
            </section>
          ),
      )}
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
                what: [subject, `${say(`newest.state.${state}`)} ${here || ''}`].map((text) => [
                  {text: [text]},
                ]),
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

/** What changed, by its places, in each language. */
export function ChangedPlaces({changes}: {changes: readonly ChangedText[]}): ReactNode {
  const {language: own} = useWords();
  return (
    <ul className={styles.changes}>
      {changes.map(({place, lines}) => (
        <li key={JSON.stringify([place, lines])}>
          {place && <span className="meta">{place}</span>}
          {lines.map(({language, locale = own, text}, index) => (
            <div key={index}>
              {language !== undefined && `${language}: `}
              <Changes text={text} locale={locale} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
