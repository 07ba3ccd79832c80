import copy from '@site/src/data/pages/typing.yml';
import ElementContent from 'site-elements/ElementContent';
import styles from './styles.module.css';

/** On the switch of the help for typing, in both languages. */
const [TYPED, NEPALI] = ['namaste › ', 'नमस्ते'];

/** Beside the label of a box for words. */
export function TypingSwitch() {
  return (
    <button type="button" className={styles.switch} hidden title={copy.switch} aria-pressed={false}>
      <span className="visually-hidden">{`${copy.switch}: `}</span>
      {TYPED}
      <span lang="ne">{NEPALI}</span>
    </button>
  );
}

/** Below such a box, after a text in Preeti was pasted. */
export function PreetiQuestion() {
  return (
    <div className={styles.question} hidden data-question={copy.question}>
      <ElementContent as="span" aria-live="polite" /> <button type="button">{copy.convert}</button>
    </div>
  );
}
