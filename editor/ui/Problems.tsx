import type {ReactNode} from 'react';
import type {ShownProblem} from '../types';
import {Button} from './Button';
import {ShownText} from './Changes';
import {useWords} from './words';
import styles from './textBox.module.css';

interface ProblemsProps {
  id?: string;
  problems: readonly ShownProblem[];
  /** Says where each of them is: they are not beside their text. */
  isPlaced?: boolean;
  /** A button for what can be corrected at once. */
  correct?: (problem: ShownProblem) => {label: string; onClick: () => void} | undefined;
}

/** The sentences of the checks, beside the text that they are about. */
export function Problems({id, problems, isPlaced, correct}: ProblemsProps): ReactNode {
  const {language} = useWords();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} id={id} tabIndex={-1} data-problems="">
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.place.join()}:${problem.message}`}>
          <span className={styles.sign} aria-hidden="true" />
          <span>
            {isPlaced && <strong>{problem.place.join(' › ')} </strong>}
            <ShownText text={problem.message} locale={language} />
            {problem.example !== undefined && (
              <span className={styles.example}>
                <ShownText text={problem.example} locale={language} />
              </span>
            )}{' '}
            <Correction {...correct?.(problem)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const Correction = ({label, onClick}: {label?: string; onClick?: () => void}): ReactNode =>
  label && <Button kind="link" label={label} onClick={onClick} />;
