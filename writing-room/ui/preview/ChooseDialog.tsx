import {type ReactNode, useEffect, useRef} from 'react';
import type {FindAnswer} from '../../protocol';
import {useWords} from '../words';
import shell from '../shell.module.css';

interface ChooseDialogProps {
  choices: FindAnswer['found'];
  onChoose: (choice: FindAnswer['found'][number]) => void;
  onClose: () => void;
}

/** The same text is written in several places: which one is meant? */
export function ChooseDialog({choices, onChoose, onClose}: ChooseDialogProps): ReactNode {
  const {say} = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="choose-title" onClose={onClose}>
      <h2 id="choose-title">{say('preview.choose')}</h2>
      <ul className={`plain ${shell.rows}`}>
        {choices.map((choice) => (
          <li key={JSON.stringify(choice.where)}>
            <button type="button" className={`link ${shell.row}`} onClick={() => onChoose(choice)}>
              <span>{choice.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button secondary" onClick={() => dialog.current?.close()}>
        {say('room.cancel')}
      </button>
    </dialog>
  );
}
