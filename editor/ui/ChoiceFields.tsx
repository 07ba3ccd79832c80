import {type ReactNode, useId} from 'react';
import {type WordDiff, diffRuns, wordsOf} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import type {ConflictOutcome} from '../types';
import {Changes} from './Changes';
import {TextBox} from './TextBox';
import {useWords} from './words';
import styles from './shell.module.css';

/** A sentence or a value that two people have changed, each in another way. */
interface ChoiceFieldsProps {
  /** Where it is: "Team › Asha › Role". */
  place: string;
  mine: string;
  theirs: string;
  /** Whether both can stay, or other words be written. */
  isText: boolean;
  syntax: 'page' | 'list';
  locale: Locale;
  chosen: ConflictOutcome;
  onChoose: (chosen: ConflictOutcome) => void;
}

/** Two can stand one after the other; two titles cannot. */
const SENTENCE = /[.!?।][)”’"']?$/;

export const NOT_CHOSEN: ConflictOutcome = {take: 'mine', text: ''};

/** Both versions with the words marked in which they differ, and what becomes of them. */
export function ChoiceFields(props: ChoiceFieldsProps): ReactNode {
  const {place, mine, theirs, isText, syntax, locale, chosen, onChoose} = props;
  const {say} = useWords();
  const name = useId();
  const both = `${mine} ${theirs}`;
  const options = {
    mine: marked(mine, theirs),
    theirs: marked(theirs, mine),
    ...(isText && SENTENCE.test(mine) && {both: [both]}),
    ...(isText && {other: undefined}),
  };
  return (
    <fieldset className={styles.choice}>
      <legend className="meta">{place}</legend>
      {(Object.keys(options) as ConflictOutcome['take'][]).map((take) => (
        <label key={take}>
          <input
            type="radio"
            name={name}
            checked={chosen.take === take}
            onChange={() => onChoose({take, text: chosen.text || both})}
          />
          <span>
            <span className="meta">{say(`choice.${take}`)}</span>{' '}
            {options[take] && <Changes text={options[take]} locale={locale} />}
            {options[take]?.length === 0 && say('choice.nothing')}
          </span>
        </label>
      ))}
      {chosen.take === 'other' && (
        <TextBox
          label={`${place}: ${say('choice.other')}`}
          isOneLine
          syntax={syntax}
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
