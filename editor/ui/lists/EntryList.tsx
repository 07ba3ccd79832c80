import type {ReactNode} from 'react';
import {Button} from '../Button';
import {isList, partAt} from '../../edits/values';
import type {FilePath} from '../../types';
import {useEditor} from '../editor';
import {useWords} from '../words';
import {blank, fieldsOf} from './forms';
import {useListHost} from './host';
import {sourceOf} from './pictureFile';
import {focusAt, within} from './places';
import styles from './lists.module.css';

/** What the list holds, to choose from: its entries, or the parts of a form. @param index of the entry that is shown */
export function EntryList({index}: {index: number}): ReactNode {
  const {say, pick} = useWords();
  const {value, add, model} = useListHost();
  const {label, form} = model;
  // Boxes to tick belong to the field before them.
  const parts = fieldsOf(form, value).filter((field) => field.form.kind !== 'yes');
  const rows = isList(value) ? [...value.keys()] : parts.map(({key}) => key);
  return (
    <nav className={styles.entries} aria-label={pick(label)}>
      {form.kind === 'list' && (
        <Button kind="primary" label={say('lists.add')} onClick={() => add([], blank(form.item))} />
      )}
      <ol className={`plain ${styles.rows}`}>
        {rows.map((key) => (
          <li key={key}>
            <Row path={[key]} isHere={key === index} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Row({path, isHere}: {path: FilePath; isHere: boolean}): ReactNode {
  const {say} = useWords();
  const {go} = useEditor();
  const {value, model, nameAt, problems, open, isChanged} = useListHost();
  const {name, form} = model;
  const part = partAt(value, path);
  const entry = form.kind === 'list' ? form.item : undefined;
  const picture = entry && fieldsOf(entry, part).find((field) => field.form.kind === 'picture');
  const source = picture && partAt(part, [picture.key]);
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
        <img src={sourceOf(model.file, source)} alt="" className={styles.thumb} loading="lazy" />
      )}
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{nameAt(path)}</span>
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
