import {type ReactNode, useEffect, useState} from 'react';
import {isLetter} from 'nepali-text/keys';
import {isLocale} from 'nepali-text/locale';
import {joinTexts} from '../phrases';
import type {ConflictOutcome} from '../types';
import {ChoiceFields, NOT_CHOSEN} from './ChoiceFields';
import {Dialog} from './Dialog';
import type {Target} from './unsaved';
import {isInMemoryOnly} from './storage';
import type {ViewEdits} from './useViewEdits';
import {useWords} from './words';
import styles from './saveBar.module.css';

interface SaveBarProps {
  editor: ViewEdits;
  /** What the place of a change is called, for the dialog of a conflict. */
  nameOf: (target: Target) => string;
  /** How many new parts are written and not added yet. */
  unadded?: number;
}

/** At the foot of a view: what is not saved yet, and the button that saves it. Also by Ctrl+S. */
export function SaveBar({editor, nameOf, unadded = 0}: SaveBarProps): ReactNode {
  const {say, sayCount} = useWords();
  const {count, problems, failure, isSaving, isSaved, isRestored} = editor;
  const {save, bringBack, conflicts} = editor;
  const isWrong = failure !== undefined || problems.length > 0;
  // A save can fail with nothing typed; discarding ends that, too.
  const hasSomething = count > 0 || isWrong;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isLetter(event, 's')) return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
  const status = () => {
    if (isSaving) return say('save.saving');
    if (failure !== undefined) return say('save.failed', {reason: failure});
    if (problems.length > 0) return sayCount('save.problems', problems.length);
    if (count === 0) return isSaved && say('save.saved');
    return sayCount(isRestored ? 'save.restored' : 'save.unsaved', count);
  };
  const said = [
    status(),
    unadded > 0 && sayCount('save.unadded', unadded),
    isInMemoryOnly() && say('save.notKept'),
  ];

  return (
    <div className={styles.bar} data-open={hasSomething || undefined}>
      <p
        role="status"
        className={styles.status}
        data-tone={isWrong ? 'problem' : isSaved ? 'saved' : undefined}
      >
        {said.filter(Boolean).join(' · ')}
      </p>
      {bringBack && (
        <button type="button" className="link" onClick={bringBack}>
          {say('save.bringBack')}
        </button>
      )}
      {hasSomething && (
        <button type="button" className="button plain" onClick={() => editor.revert()}>
          {say('save.revertAll')}
        </button>
      )}
      <button
        type="button"
        className="button primary"
        aria-disabled={count === 0 || isSaving}
        title={say('save.key')}
        onClick={() => void save()}
      >
        {count === 0 ? say('save.nothing') : sayCount('save.button', count)}
      </button>
      {conflicts.length > 0 && <ConflictDialog editor={editor} nameOf={nameOf} />}
    </div>
  );
}

/** The same words were saved in another way meanwhile: what becomes of each sentence. */
function ConflictDialog({editor, nameOf}: SaveBarProps): ReactNode {
  const {say} = useWords();
  const {conflicts, decide} = editor;
  const [chosen, setChosen] = useState<Readonly<Record<number, ConflictOutcome>>>({});
  const take = () =>
    decide(
      conflicts.map(({mine, theirs}, index) => {
        const {take, text} = chosen[index] ?? NOT_CHOSEN;
        return {mine, theirs, both: `${String(mine)} ${String(theirs)}`, other: text}[take];
      }),
    );
  return (
    <Dialog title={say('conflict.title')} action={say('conflict.take')} onAction={take}>
      <p>{say('conflict.text')}</p>
      {conflicts.map(({file, path, mine, theirs}, index) => (
        <ChoiceFields
          key={index}
          place={nameOf({file, path})}
          mine={joinTexts(mine)}
          theirs={joinTexts(theirs)}
          isText={typeof mine === 'string' && typeof theirs === 'string'}
          syntax={/\.ya?ml$/.test(file) ? 'list' : 'page'}
          locale={path.find(isLocale) ?? (file.startsWith('i18n/ne/') ? 'ne' : 'en')}
          chosen={chosen[index] ?? NOT_CHOSEN}
          onChoose={(one) => setChosen((all) => ({...all, [index]: one}))}
        />
      ))}
    </Dialog>
  );
}
