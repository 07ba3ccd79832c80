import type {ReactNode} from 'react';
import {joinTexts} from '../phrases';
import {Dialog} from './Dialog';
import type {Target} from './drafts';
import type {ConflictChoice} from './useEditor';
import {useWords} from './words';
import styles from './saveBar.module.css';

interface ConflictDialogProps {
  conflict: ConflictChoice;
  nameOf: (target: Target) => string;
}

/** Somebody else changed the same texts: what they have, what was typed here, and a choice. */
export function ConflictDialog({conflict, nameOf}: ConflictDialogProps): ReactNode {
  const {say} = useWords();
  return (
    <Dialog
      title={say('conflict.title')}
      action={
        <>
          <button type="button" className="button secondary" onClick={conflict.takeTheirs}>
            {say('conflict.takeTheirs')}
          </button>
          <button type="button" className="button primary" onClick={conflict.putMine}>
            {say('conflict.putMine')}
          </button>
        </>
      }
    >
      <p>{say('conflict.text')}</p>
      <ul className="plain">
        {conflict.texts.map((one) => (
          <li key={nameOf(one)} className={styles.pair}>
            <h3>{nameOf(one)}</h3>
            <dl>
              <dt>{say('conflict.theirs')}</dt>
              <dd>{joinTexts(one.base) || say('conflict.nothing')}</dd>
              <dt>{say('conflict.mine')}</dt>
              <dd>{joinTexts(one.value) || say('conflict.nothing')}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
