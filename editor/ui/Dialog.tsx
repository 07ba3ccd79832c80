import {type ReactNode, useEffect, useId, useRef} from 'react';
import {useWords} from './words';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons beside the one that closes it. */
  action?: ReactNode;
  /** Without it, there is no such button: one of the others has to be chosen. */
  onClose?: () => void;
}

/** A question in front of everything else. */
export function Dialog({title, children, action, onClose}: DialogProps): ReactNode {
  const {say} = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div className="actions">
        {action}
        {onClose && (
          <button
            type="button"
            className="button secondary"
            onClick={() => dialog.current?.close()}
          >
            {say(action ? 'room.cancel' : 'room.close')}
          </button>
        )}
      </div>
    </dialog>
  );
}
