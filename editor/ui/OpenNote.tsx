import type {ReactNode} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import {Button} from './Button';
import type {StaleText} from '../types';
import {call} from './api';
import {Changes} from './Changes';
import {arrived} from './newestStore';
import {useAction} from './useAction';
import {useWords} from './words';
import styles from './textBox.module.css';

interface OpenNoteProps {
  /** One, or several that are new together. */
  texts: readonly StaleText[];
  onAgreed?: () => void;
  /** What is typed must be saved first: no button. */
  isWaiting?: boolean;
  /** What the button says of several texts. */
  action?: string;
}

/** That a text was changed in one language only, what was changed, and the button that settles it. */
export function OpenNote({texts, onAgreed, isWaiting, action}: OpenNoteProps): ReactNode {
  const {say} = useWords();
  const {run, isBusy, failure} = useAction(async () => {
    await call('agree', {targets: texts.map(({target}) => target)});
    onAgreed?.();
    arrived();
  });
  const [text] = texts;
  if (!text) return null;
  const label = isBusy ? say('lists.agreeing') : (action ?? say('pair.agree'));
  return (
    <div className={`note ${styles.open}`}>
      <p>
        <strong>{say(`pair.${text.state}`)}</strong>
      </p>
      {locales.map((locale) => (
        <p key={locale} hidden={!text.changes[locale]}>
          <span className="visually-hidden">{nativeName(locale)}: </span>
          <Changes text={text.changes[locale] ?? []} locale={locale} />
        </p>
      ))}
      {isWaiting ? (
        <p className="meta">{say('pair.saveFirst')}</p>
      ) : (
        <Button label={label} disabled={isBusy} onClick={run} />
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
