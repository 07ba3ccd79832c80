import type {ReactNode} from 'react';
import {type FilePath, type OpenText, pathKey} from '../../protocol';
import {AgreeButton} from '../OpenNote';
import {useWords} from '../words';
import {useHost} from './host';
import styles from './lists.module.css';

/** Whoever has written an entry in both languages can say so once, not for each of its texts. */
export function NewTexts({path}: {path: FilePath}): ReactNode {
  const {say} = useWords();
  const {open, agree, isChanged} = useHost();
  const own = pathKey(path);
  const texts = Object.entries(open)
    .filter(([key, {state}]) => state === 'new' && (key === own || key.startsWith(`${own}.`)))
    .map(([, text]) => text);
  if (!isOutermost(path) || texts.length === 0) return null;
  return (
    <div className={`note ${styles.newTexts}`}>
      <strong>{say('pair.new')}</strong>
      {isChanged(path) ? (
        <span className="meta">{say('pair.saveFirst')}</span>
      ) : (
        <AgreeButton onAgree={() => agree(texts)} />
      )}
    </div>
  );
}

/** Whether an entry is in no other entry: that one has the button for all of them. */
const isOutermost = (path: FilePath): boolean =>
  path.findIndex((key) => typeof key === 'number') === path.length - 1;

/** Whether a text is settled by the button of its entry. */
export const isOfNewEntry = ({state}: OpenText, path: FilePath): boolean =>
  state === 'new' && path.some((key) => typeof key === 'number');
