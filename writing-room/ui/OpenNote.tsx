import {type ReactNode, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {OpenText} from '../protocol';
import {Changes} from './Changes';
import {useWords} from './words';
import styles from './textBox.module.css';

type Agree = () => Promise<void> | void;

interface OpenNoteProps {
  text: OpenText;
  onAgree: Agree;
  /** What is typed must be saved first: no button. */
  isWaiting?: boolean;
}

/** That a text was changed in one language only, what was changed, and the button that settles it. */
export function OpenNote({text, onAgree, isWaiting}: OpenNoteProps): ReactNode {
  const {say} = useWords();
  return (
    <div className={`note ${styles.open}`}>
      <p>
        <strong>{say(`pair.${text.state}`)}</strong>
      </p>
      {locales.map((locale) => {
        const change = text.changes[locale];
        return (
          change !== undefined && (
            <p key={locale}>
              <span className="visually-hidden">{nativeName(locale)}: </span>
              <Changes text={change} locale={locale} />
            </p>
          )
        );
      })}
      {isWaiting ? (
        <p className="meta">{say('pair.saveFirst')}</p>
      ) : (
        <AgreeButton onAgree={onAgree} />
      )}
    </div>
  );
}

/** Says that both languages say the same; until that is written, it cannot be pressed again. */
function AgreeButton({onAgree}: {onAgree: Agree}): ReactNode {
  const {say} = useWords();
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await onAgree();
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button secondary"
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void agree()}
    >
      {say(isBusy ? 'lists.agreeing' : 'pair.agree')}
    </button>
  );
}
