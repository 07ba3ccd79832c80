import {type ReactNode, useId, useState} from 'react';
import {diffRuns, type WordDiff, wordDiff, wordsOf} from 'content/pairs/wordDiff';
import {Button} from '../Button';
import type {ShownConflict} from '../../core/operations';
import type {ConflictOutcome, ShownProblem} from '../../types';
import {writeAddress} from '../address';
import {call} from '../api';
import {Changes} from '../Changes';
import {sourceOf} from '../lists/pictureFile';
import {arrived, loadNewest} from '../newestStore';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import {useAction} from '../useAction';
import {useWords} from '../words';
import shell from '../shell.module.css';

/** A sentence or a value that somebody else has changed, too, or a text to which both have added. */
export function ConflictRow({conflict}: {conflict: ShownConflict}): ReactNode {
  const {id, place, where, isJoined, locale, base, mine} = conflict;
  const {say} = useWords();
  const [chosen, setChosen] = useState<ConflictOutcome>({take: 'mine'});
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
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
        <Outcomes conflict={conflict} chosen={chosen} onChoose={setChosen} />
      )}
      <p className="actions">
        <Button
          label={say(isJoined ? 'newest.looked' : 'choice.take')}
          about={`: ${place}`}
          onClick={() => void run()}
        />
        <a href={writeAddress(where)}>{say('todo.openIt')}</a>
      </p>
      <Problems problems={problems} />
      <p role="status">{failure}</p>
    </li>
  );
}

/** Two can stand one after the other; two titles cannot. */
const SENTENCE = /[.!?।][)”’"']?$/;

interface OutcomesProps {
  conflict: ShownConflict;
  chosen: ConflictOutcome;
  onChoose: (chosen: ConflictOutcome) => void;
}

/** Both versions with the words marked in which they differ, and what becomes of them. */
function Outcomes({conflict, chosen, onChoose}: OutcomesProps): ReactNode {
  const {place, mine, theirs, isText, where, locale} = conflict;
  const {say} = useWords();
  const name = useId();
  const both = `${mine} ${theirs}`;
  // The address of one.
  const isPicture = !isText && mine.startsWith('/') && theirs.startsWith('/');
  const options = {
    mine: marked(mine, theirs),
    theirs: marked(theirs, mine),
    ...(isText && SENTENCE.test(mine) && {both: [both]}),
    ...(isText && {other: undefined}),
  };
  return (
    <fieldset className={shell.choice}>
      <legend className="meta">{place}</legend>
      {(Object.keys(options) as ConflictOutcome['take'][]).map((take) => (
        <label key={take}>
          <input
            type="radio"
            name={name}
            checked={chosen.take === take}
            onChange={() => onChoose({take, text: chosen.text ?? both})}
          />
          <span>
            <span className="meta">{say(`choice.${take}`)}</span>{' '}
            {isPicture && <img src={sourceOf('', take === 'mine' ? mine : theirs)} alt="" />}
            {!isPicture && options[take] && <Changes text={options[take]} locale={locale} />}
            {options[take]?.length === 0 && say('choice.nothing')}
          </span>
        </label>
      ))}
      {chosen.take === 'other' && (
        <TextBox
          label={`${place}: ${say('choice.other')}`}
          isOneLine
          syntax={where.view}
          locale={locale}
          value={chosen.text ?? both}
          onChange={(text) => onChoose({take: 'other', text})}
        />
      )}
    </fieldset>
  );
}

/** A text with the words marked that another one does not have. */
const marked = (text: string, other: string): WordDiff =>
  diffRuns(wordsOf(other), wordsOf(text)).flatMap(({kind, after}) => {
    const words = after.join(' ');
    if (!words) return [];
    return kind === 'same' ? words : {before: '', after: words};
  });
