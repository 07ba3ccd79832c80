import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {type FilePath, type ListModel, pathKey} from '../../protocol';
import {isList, partAt} from '../../values';
import {useRoom} from '../room';
import {useWords} from '../words';
import {focusAt} from './focus';
import {useHost} from './host';
import {problemsWithin} from './problemsByPath';
import {detailOf, pictureOf, titleOf} from './titles';
import styles from './lists.module.css';

interface EntryListProps {
  model: ListModel;
  /** Of the entry that is shown. */
  index: number;
}

/** What the list holds, to choose from: its entries, or the parts of a form. */
export function EntryList({model: {name, label, form, shape}, index}: EntryListProps): ReactNode {
  const {say, sayCount, pick, language} = useWords();
  const {go} = useRoom();
  const {value, add} = useHost();
  const [query, setQuery] = useState('');
  const filterId = useId();
  const isMap = shape === 'map';
  // Boxes to tick belong to the field before them.
  const parts = form.kind === 'group' ? form.fields.filter((one) => one.form.kind !== 'yes') : [];
  const rows = isMap
    ? parts.map((field): RowProps => ({
        path: [field.key],
        title: pick(field.label),
        onClick: () => focusAt([field.key]),
      }))
    : (isList(value) ? value : []).map((entry, at): RowProps => ({
        path: [at],
        title: titleOf(form, entry, language) || say('lists.entry', {number: at + 1}),
        detail: detailOf(form, entry, language),
        picture: pictureOf(form, entry),
        isHere: at === index,
        onClick: () => go({view: 'list', name, path: [at]}),
      }));
  const shown = rows.filter(({path}) =>
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
        {shown.map((row) => (
          <li key={pathKey(row.path)}>
            <Row {...row} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RowProps {
  path: FilePath;
  title: string;
  detail?: string;
  picture?: string;
  isHere?: boolean;
  onClick: () => void;
}

function Row({path, title, detail, picture, isHere, onClick}: RowProps): ReactNode {
  const {say} = useWords();
  const {value, problems, open, isChanged} = useHost();
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
        <span className={styles.rowTitle}>{title}</span>
        {detail && <span className="meta">{detail}</span>}
        <span className={styles.marks}>
          {isChanged(path) && <span className={styles.changedMark}>{say('box.changed')}</span>}
          {problemsWithin(problems, path).length > 0 && (
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
