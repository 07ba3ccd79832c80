import {type KeyboardEvent, type ReactNode, useState} from 'react';
import {isList, partAt} from '../../edits/values';
import type {FilePath} from '../../types';
import {keyOf} from '../keyOf';
import {useRoom} from '../room';
import {useWords} from '../words';
import {detailOf, fieldsOf} from './forms';
import {focusAt, useListHost, within} from './host';
import styles from './lists.module.css';

/** What the list holds, to choose from: its entries, or the parts of a form. @param index of the entry that is shown */
export function EntryList({index}: {index: number}): ReactNode {
  const {say, sayCount, pick} = useWords();
  const {value, add, model} = useListHost();
  const {label, form} = model;
  const [query, setQuery] = useState('');
  const isMap = form.kind !== 'list';
  // Boxes to tick belong to the field before them.
  const parts = isMap ? fieldsOf(form, value).filter((one) => one.form.kind !== 'yes') : [];
  const entries = isList(value) ? value : [];
  const rows: FilePath[] = isMap ? parts.map(({key}) => [key]) : entries.map((_, at) => [at]);
  const wanted = query.trim().toLowerCase();
  const shown = rows.filter((path) =>
    `${path[0]} ${JSON.stringify(partAt(value, path))}`.toLowerCase().includes(wanted),
  );
  return (
    <nav className={styles.entries} aria-label={pick(label)}>
      {!isMap && (
        <button type="button" className="button primary" onClick={() => add([])}>
          {say('lists.add')}
        </button>
      )}
      {rows.length > 5 && (
        <div className="field">
          <input
            type="search"
            aria-label={say('lists.filter')}
            placeholder={say('lists.filter')}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
          <p role="status" className="meta">
            {sayCount(wanted === '' ? 'lists.count' : 'lists.found', shown.length)}
          </p>
        </div>
      )}
      <ol className={`plain ${styles.rows}`} onKeyDown={moveFocus}>
        {shown.map((path) => (
          <li key={path[0]}>
            <Row path={path} isHere={path[0] === index} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An entry, or a part of a form. */
function Row({path, isHere}: {path: FilePath; isHere: boolean}): ReactNode {
  const {say, language} = useWords();
  const {go} = useRoom();
  const {value, model, nameAt, problems, open, isChanged} = useListHost();
  const {name, form} = model;
  const part = partAt(value, path);
  const entry = form.kind === 'list' ? form.item : undefined;
  const picture = entry && fieldsOf(entry, part).find((one) => one.form.kind === 'picture');
  const source = picture && partAt(part, [picture.key]);
  const detail = entry && detailOf(entry, part, language);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere || undefined}
      onClick={() => (entry ? go({view: 'list', name, path}) : focusAt(path))}
    >
      {typeof source === 'string' && (
        <img src={source} alt="" className={styles.thumb} loading="lazy" />
      )}
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{nameAt(path)}</span>
        {detail && <span className="meta">{detail}</span>}
        <span className={styles.marks}>
          {isChanged(path) && <span className={styles.changedMark}>{say('box.changed')}</span>}
          {within(problems, path).length > 0 && (
            <span className={styles.problemMark}>{say('lists.markProblem')}</span>
          )}
          {within(open, path).length > 0 && (
            <span className={styles.openMark}>
              {say(
                within(open, path).every(({state}) => state === 'new')
                  ? 'pair.new'
                  : 'lists.markOpen',
              )}
            </span>
          )}
          {partAt(part, ['placeholder']) === true && (
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
  const steps = {ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1};
  const to = steps[keyOf(event.nativeEvent) as keyof typeof steps] as number | undefined;
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
