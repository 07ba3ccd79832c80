import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {type Form, type Json, type ListModel, pathKey} from '../../protocol';
import {useRoom} from '../room';
import {useWords} from '../words';
import {isFields, isList} from './applyEdits';
import {focusAt} from './fields/focusFirst';
import {useHost} from './host';
import type {Adding} from './NewEntry';
import {problemsWithin} from './problemsByPath';
import {detailOf, pictureOf, titleOf} from './titles';
import styles from './lists.module.css';

interface EntryListProps {
  model: ListModel;
  /** The entry that is being added to this list. */
  adding: Adding | undefined;
  /** Of the entry that is shown. */
  index: number;
}

/** What the list holds, to choose from: its entries, or the parts of a form. */
export function EntryList({model, adding, index}: EntryListProps): ReactNode {
  const {say, sayCount, pick} = useWords();
  const {value, begin} = useHost();
  const [query, setQuery] = useState('');
  const filterId = useId();
  const isMap = model.shape === 'map';
  const rows = isMap ? partsOf(model.form) : isList(value) ? [...value.keys()] : [];
  const shown = rows.filter((row) => matches(valueAt(value, row), String(row), query));
  return (
    <nav className={styles.entries} aria-label={pick(model.label)}>
      {!isMap && (
        <button type="button" className="button primary" onClick={() => begin?.([], model.form)}>
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
          <li key={row}>
            {adding && row === adding.path[0] && <NewRow />}
            {typeof row === 'number' ? (
              <EntryRow model={model} row={row} isHere={!adding && row === index} />
            ) : (
              <PartRow model={model} row={row} />
            )}
          </li>
        ))}
        {adding && Number(adding.path[0]) >= rows.length && (
          <li>
            <NewRow />
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The fields of a form but for boxes to tick, which belong to the field before them. */
const partsOf = (form: Form): string[] =>
  form.kind === 'group'
    ? form.fields.filter(({form: {kind}}) => kind !== 'yes').map(({key}) => key)
    : [];

const valueAt = (value: Json, row: string | number): Json | undefined =>
  isList(value) ? value[Number(row)] : isFields(value) ? value[row] : undefined;

function matches(value: Json | undefined, name: string, query: string): boolean {
  const words = query.trim().toLowerCase();
  return words === '' || `${name} ${JSON.stringify(value)}`.toLowerCase().includes(words);
}

function EntryRow({
  model,
  row,
  isHere,
}: {
  model: ListModel;
  row: number;
  isHere: boolean;
}): ReactNode {
  const {say, language} = useWords();
  const {go} = useRoom();
  const {value} = useHost();
  const entry = valueAt(value, row);
  const picture = pictureOf(model.form, entry);
  const title = titleOf(model.form, entry, language) || say('lists.entry', {number: row + 1});
  const detail = detailOf(model.form, entry, language);
  const isStandIn = isFields(entry) && entry.standin === true;
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isHere || undefined}
      onClick={() => go({view: 'list', name: model.name, path: [row]})}
    >
      {picture !== undefined && (
        <img src={picture} alt="" className={styles.thumb} loading="lazy" />
      )}
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{title}</span>
        {detail !== '' && <span className="meta">{detail}</span>}
        <Marks model={model} path={row} isStandIn={isStandIn} />
      </span>
    </button>
  );
}

function PartRow({model, row}: {model: ListModel; row: string}): ReactNode {
  const {pick} = useWords();
  const {value} = useHost();
  const field =
    model.form.kind === 'group' ? model.form.fields.find(({key}) => key === row) : undefined;
  const part = valueAt(value, row);
  const isStandIn = isFields(part) && part.standin === true;
  return (
    <button type="button" className={styles.row} onClick={() => focusAt([row])}>
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{field ? pick(field.label) : row}</span>
        <Marks model={model} path={row} isStandIn={isStandIn} />
      </span>
    </button>
  );
}

function NewRow(): ReactNode {
  const {say} = useWords();
  return (
    <span className={styles.row} aria-current="true">
      <span className={styles.rowTitle}>{say('lists.newEntry')}</span>
    </span>
  );
}

interface MarksProps {
  model: ListModel;
  path: string | number;
  isStandIn: boolean;
}

/** What is to be done in an entry. */
function Marks({model, path, isStandIn}: MarksProps): ReactNode {
  const {say} = useWords();
  const {problems} = useHost();
  const hasProblems = problemsWithin(problems, [path]).length > 0;
  const isOpen = Object.keys(model.open).some((key) => `${key}.`.startsWith(`${pathKey([path])}.`));
  if (!hasProblems && !isOpen && !isStandIn) return null;
  return (
    <span className={styles.marks}>
      {hasProblems && <span className={styles.problemMark}>{say('lists.markProblem')}</span>}
      {isOpen && <span className={styles.openMark}>{say('lists.markOpen')}</span>}
      {isStandIn && <span className="tag">{say('lists.markSample')}</span>}
    </span>
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
