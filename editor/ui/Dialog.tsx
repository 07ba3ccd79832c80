import {type ReactNode, useId, useState} from 'react';
import {Button} from './Button';
import type {ShownProblem} from '../types';
import {Problems} from './Problems';
import {useWords} from './words';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The button beside the one that closes it, and what it does. @returns what is wrong, which is shown */
  action?: string;
  onAction?: () => Promise<readonly ShownProblem[] | undefined>;
  onClose: () => void;
}

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export function Dialog({title, children, action, onAction, onClose}: DialogProps): ReactNode {
  const {say} = useWords();
  const id = useId();
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  return (
    <dialog ref={show} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <Problems problems={problems} />
      <div className="actions">
        {action && (
          <Button
            kind="primary"
            label={action}
            onClick={async () => setProblems((await onAction?.()) ?? [])}
          />
        )}
        <Button
          label={say(action ? 'editor.cancel' : 'editor.close')}
          onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
        />
      </div>
    </dialog>
  );
}
