import {type ReactNode, useEffect} from 'react';
import {ConflictDialog} from './ConflictDialog';
import type {Editor} from './useEditor';
import type {Pending} from './targets';
import {useWords, type Words} from './words';
import styles from './saveBar.module.css';

interface SaveBarProps {
  editor: Editor;
  /** What the place of a change is called, for the dialog of a conflict. */
  nameOf: (pending: Pending) => string;
}

/** At the foot of a view: what is not saved yet, and the button that saves it. Also by Ctrl+S. */
export function SaveBar({editor, nameOf}: SaveBarProps): ReactNode {
  const words = useWords();
  const {say, sayCount} = words;
  const {pending, problems, failure, state, save, conflict} = editor;
  // A move, a deletion or an upload can be rejected with nothing typed; discarding ends that, too.
  const hasSomething = pending.length > 0 || problems.length > 0 || failure !== undefined;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);

  return (
    <div className={styles.bar} data-open={hasSomething || undefined}>
      <p role="status" className={styles.status} data-tone={toneOf(editor)}>
        {statusOf(editor, words)}
      </p>
      {hasSomething && (
        <button type="button" className="button plain" onClick={editor.revertAll}>
          {say('save.revertAll')}
        </button>
      )}
      <button
        type="button"
        className="button primary"
        aria-disabled={pending.length === 0 || state === 'saving'}
        title={say('save.key')}
        onClick={() => void save()}
      >
        {pending.length === 0 ? say('save.nothing') : sayCount('save.button', pending.length)}
      </button>
      {conflict && <ConflictDialog conflict={conflict} pending={pending} nameOf={nameOf} />}
    </div>
  );
}

function toneOf({pending, problems, failure, savedTimes}: Editor): string | undefined {
  if (failure !== undefined || problems.length > 0) return 'problem';
  return pending.length === 0 && savedTimes > 0 ? 'saved' : undefined;
}

export function statusOf(editor: Editor, {say, sayCount}: Words): string {
  const {pending, problems, state, failure, isRestored, savedTimes} = editor;
  if (state === 'saving') return say('save.saving');
  if (failure !== undefined) return say('save.failed', {reason: failure});
  if (problems.length > 0) return sayCount('save.problems', problems.length);
  if (pending.length === 0) return savedTimes > 0 ? say('save.saved') : '';
  return sayCount(isRestored ? 'save.restored' : 'save.unsaved', pending.length);
}
