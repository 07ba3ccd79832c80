import {type ReactNode, useEffect, useId, useRef} from 'react';
import {useWords} from './words';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Beside the button that closes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** A question in front of everything else. */
export function Dialog({title, children, action, onClose}: DialogProps): ReactNode {
  const {say} = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="actions">
        {action}
        <button type="button" className="button secondary" onClick={() => dialog.current?.close()}>
          {say('room.cancel')}
        </button>
      </div>
    </dialog>
  );
}
