import {type ReactNode, useId, useState} from 'react';
import type {FilePath, Form} from '../../protocol';
import {useWords} from '../words';
import {partAt} from './applyEdits';
import {useHost} from './host';
import styles from './lists.module.css';

interface EntryActionsProps {
  path: FilePath;
  name: string;
  item: Form;
  /** How many entries the list has. */
  count: number;
}

/** Moves, copies and deletes an entry. */
export function EntryActions({path, name, item, count}: EntryActionsProps): ReactNode {
  const {say} = useWords();
  const host = useHost();
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const index = Number(path.at(-1));
  const list = path.slice(0, -1);
  const move = (to: number) => {
    if (to >= 0 && to < count) host.arrange(path, to, name);
  };
  if (isAsking) {
    return (
      <div role="alertdialog" aria-labelledby={questionId} className={`note ${styles.question}`}>
        <p id={questionId}>{say('lists.deleteQuestion', {name})}</p>
        <div className="actions">
          <button
            type="button"
            className="button primary"
            autoFocus
            onClick={() => host.arrange(path, undefined, name)}
          >
            {say('lists.deleteYes')}
          </button>
          <button type="button" className="button secondary" onClick={() => setAsking(false)}>
            {say('lists.deleteNo')}
          </button>
        </div>
      </div>
    );
  }
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={`actions ${styles.entryActions}`}>
      <button
        type="button"
        className="button plain"
        aria-disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        {say('lists.up')}
        {of}
      </button>
      <button
        type="button"
        className="button plain"
        aria-disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        {say('lists.down')}
        {of}
      </button>
      {host.begin && (
        <button
          type="button"
          className="button plain"
          onClick={() => host.begin?.(list, item, partAt(host.value, path))}
        >
          {say('lists.duplicate')}
          {of}
        </button>
      )}
      <button type="button" className="button plain" onClick={() => setAsking(true)}>
        {say('lists.delete')}
        {of}
      </button>
    </div>
  );
}
