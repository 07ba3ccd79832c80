import type {ReactNode} from 'react';
import type {FilePath, Form} from '../../protocol';
import {partAt} from '../../values';
import {useWords} from '../words';
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
  const index = Number(path.at(-1));
  const move = (to: number) => {
    if (to >= 0 && to < count) host.arrange(path, to, name);
  };
  const actions = {
    up: () => move(index - 1),
    down: () => move(index + 1),
    duplicate: () => host.add(path.slice(0, -1), item, partAt(host.value, path)),
    delete: () => host.arrange(path, undefined, name),
  };
  const isOff = {up: index === 0, down: index === count - 1};
  return (
    <div className={`actions ${styles.entryActions}`}>
      {Object.entries(actions).map(([action, act]) => (
        <button
          key={action}
          type="button"
          className="button plain"
          aria-disabled={action in isOff ? isOff[action as keyof typeof isOff] : undefined}
          onClick={act}
        >
          {say(`lists.${action}`)}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </div>
  );
}
