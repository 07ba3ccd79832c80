import {type ReactNode, useState} from 'react';
import {isList, partAt} from '../../edits/values';
import type {FilePath} from '../../types';
import {useEditor} from '../editor';
import {useWords} from '../words';
import {blank, detailOf, fieldsOf} from './forms';
import {useListHost} from './host';
import {focusAt, within} from './places';
import styles from './lists.module.css';

/** What the list holds, to choose from: its entries, or the parts of a form. @param index of the entry that is shown */
export function EntryList({index}: {index: number}): ReactNode {
  const {say, sayCount, pick} = useWords();
  const {value, add, model} = useListHost();
  const {label, form} = model;
  const [query, setQuery] = useState('');
  // Boxes to tick belong to the field before them.
  const parts = fieldsOf(form, value).filter((one) => one.form.kind !== 'yes');
  const rows = isList(value) ? [...value.keys()] : parts.map(({key}) => key);
  const wanted = query.trim().toLowerCase();
  const shown = rows.filter((key) =>
    `${key} ${JSON.stringify(partAt(value, [key]))}`.toLowerCase().includes(wanted),
  );
  return (
    <nav className={styles.entries} aria-label={pick(label)}>
      {form.kind === 'list' && (
        <button type="button" className="button primary" onClick={() => add([], blank(form.item))}>
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
      <ol className={`plain ${styles.rows}`}>
        {shown.map((key) => (
          <li key={key}>
            <Row path={[key]} isHere={key === index} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An entry, or a part of a form. */
function Row({path, isHere}: {path: FilePath; isHere: boolean}): ReactNode {
  const {say, language} = useWords();
  const {go} = useEditor();
  const {value, model, nameAt, problems, open, isChanged} = useListHost();
  const {name, form} = model;
  const part = partAt(value, path);
  const entry = form.kind === 'list' ? form.item : undefined;
  const picture = entry && fieldsOf(entry, part).find((one) => one.form.kind === 'picture');
  const source = picture && partAt(part, [picture.key]);
  const detail = entry && detailOf(entry, part, language);
  const stale = within(open, path);
  const isNew = stale.every(({state}) => state === 'new');
  const marks = {
    changed: isChanged(path) && 'box.changed',
    problem: within(problems, path).length > 0 && 'lists.markProblem',
    open: stale.length > 0 && (isNew ? 'pair.new' : 'lists.markOpen'),
    sample: partAt(part, ['placeholder']) === true && 'lists.markSample',
  };
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
          {Object.entries(marks).map(
            ([mark, words]) =>
              words && (
                <span key={mark} className="tag" data-mark={mark}>
                  {say(words)}
                </span>
              ),
          )}
        </span>
      </span>
    </button>
  );
}
