import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {type FilePath, type Form, type ListModel, pathKey} from '../../protocol';
import {isList, partAt} from 'minimal-edits/values';
import {useRoom} from '../room';
import {useWords} from '../words';
import {focusAt} from './focus';
import {useHost} from './host';
import {detailOf, pictureOf} from './titles';
import styles from './lists.module.css';

interface EntryListProps {
  model: ListModel;
  /** Of the entry that is shown. */
  index: number;
}

/** What the list holds, to choose from: its entries, or the parts of a form. */
export function EntryList({model: {name, label, form, shape}, index}: EntryListProps): ReactNode {
  const {say, sayCount, pick} = useWords();
  const {go} = useRoom();
  const {value, add} = useHost();
  const [query, setQuery] = useState('');
  const filterId = useId();
  const isMap = shape === 'map';
  // Boxes to tick belong to the field before them.
  const parts = form.kind === 'group' ? form.fields.filter((one) => one.form.kind !== 'yes') : [];
  const rows: FilePath[] = isMap
    ? parts.map(({key}) => [key])
    : (isList(value) ? value : []).map((_, at) => [at]);
  const shown = rows.filter((path) =>
    `${path[0]} ${JSON.stringify(partAt(value, path))}`
      .toLowerCase()
      .includes(query.trim().toLowerCase()),
  );
  return (
    <nav className={styles.entries} aria-label={pick(label)}>
      {!isMap && (
        <button type="button" className="button primary" onClick={() => add([], form)}>
          {say('lists.add')}
        </button>
      )}
      {rows.length > 5 && (
        <div className="field">
          <label className="visually-hidden" htmlFor={filterId}>
            {say('lists.filter')}
          </label>
          <input
            id={filterId}
            type="search"
            placeholder={say('lists.filter')}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
          <p role="status" className="meta">
            {query === ''
              ? sayCount('lists.count', rows.length)
              : sayCount('lists.found', shown.length)}
          </p>
        </div>
      )}
      <ol className={`plain ${styles.rows}`} onKeyDown={moveFocus}>
        {shown.map((path) => (
          <li key={pathKey(path)}>
            <Row
              path={path}
              entry={isMap ? undefined : form}
              isHere={path[0] === index}
              onClick={() => (isMap ? focusAt(path) : go({view: 'list', name, path}))}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RowProps {
  path: FilePath;
  /** Its form, if it is an entry. */
  entry: Form | undefined;
  isHere: boolean;
  onClick: () => void;
}

function Row({path, entry, isHere, onClick}: RowProps): ReactNode {
  const {say, language} = useWords();
  const {value, nameAt, problemsWithin, open, isChanged} = useHost();
  const part = partAt(value, path);
  const picture = entry && pictureOf(entry, part);
  const detail = entry && detailOf(entry, part, language);
  const isOpen = Object.keys(open).some((key) => `${key}.`.startsWith(`${pathKey(path)}.`));
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere || undefined}
      onClick={onClick}
    >
      {picture !== undefined && (
        <img src={picture} alt="" className={styles.thumb} loading="lazy" />
      )}
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{nameAt(path)}</span>
        {detail && <span className="meta">{detail}</span>}
        <span className={styles.marks}>
          {isChanged(path) && <span className={styles.changedMark}>{say('box.changed')}</span>}
          {problemsWithin(path).length > 0 && (
            <span className={styles.problemMark}>{say('lists.markProblem')}</span>
          )}
          {isOpen && <span className={styles.openMark}>{say('lists.markOpen')}</span>}
          {partAt(value, [...path, 'standin']) === true && (
            <span className="tag">{say('lists.markSample')}</span>
          )}
        </span>
      </span>
    </button>
  );
}

/** Up, Down, Home and End go from entry to entry. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const index = rows.findIndex((row) => row === document.activeElement);
  const to = {ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1}[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
