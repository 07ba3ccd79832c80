import {type ReactNode, useEffect} from 'react';
import {isLetter} from 'nepali-text/keys';
import {Button} from './Button';
import {isInMemoryOnly} from './storage';
import type {ViewEdits} from './useViewEdits';
import {useWords} from './words';
import styles from './saveBar.module.css';

interface SaveBarProps {
  editor: ViewEdits;
  /** How many new parts are written and not added yet. */
  unadded?: number;
}

/** At the foot of a view: what is not saved yet, and the button that saves it. Also by Ctrl+S. */
export function SaveBar({editor, unadded = 0}: SaveBarProps): ReactNode {
  const {say, sayCount} = useWords();
  const {count, problems, failure, isSaving, isSaved, isRestored} = editor;
  const {save, bringBack} = editor;
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
      {bringBack && <Button kind="link" label={say('save.bringBack')} onClick={bringBack} />}
      {hasSomething && (
        <Button kind="plain" label={say('save.revertAll')} onClick={() => editor.revert()} />
      )}
      <Button
        kind="primary"
        label={count === 0 ? say('save.nothing') : sayCount('save.button', count)}
        aria-disabled={count === 0 || isSaving}
        title={say('save.key')}
        onClick={() => void save()}
      />
    </div>
  );
}
