import type {ReactNode} from 'react';
import {type FilePath, type Form, type Json, pathKey} from '../../../protocol';
import {Problems} from '../../Problems';
import {useWords} from '../../words';
import {isList, partAt} from '../applyEdits';
import {EntryActions} from '../EntryActions';
import {today} from '../forms';
import {controlId, useHost} from '../host';
import {idOf} from '../locateEntry';
import {NewEntry} from '../NewEntry';
import {NewTexts} from '../NewTexts';
import {blank} from '../entryValues';
import {problemsWithin} from '../problemsByPath';
import {titleOf} from '../titles';
import {Help, RemoveField} from './FieldFrame';
import {type FieldProps, FieldView} from './FieldView';
import {GroupFields} from './GroupField';
import styles from '../lists.module.css';

interface ListFieldProps extends FieldProps {
  item: Form;
}

/** Entries within a form, one below the other. */
export function ListField({field, path, item}: ListFieldProps): ReactNode {
  const {pick, say, language} = useWords();
  const host = useHost();
  const value = partAt(host.value, path);
  const entries = isList(value) ? value : [];
  const label = pick(field.label);
  const nameOf = (entry: Json | undefined, index: number) =>
    titleOf(item, entry, language) || say('lists.entry', {number: index + 1});
  const add = () => {
    if (host.begin) host.begin(path, item);
    else host.change(path, [...entries, blank(item, today())]);
  };
  return (
    <fieldset className={styles.group} id={controlId(path)} tabIndex={-1}>
      <legend className={styles.legend}>
        {label} <RemoveField field={field} path={path} />
      </legend>
      <Help field={field} path={path} />
      <Problems problems={host.problems.get(pathKey(path)) ?? []} />
      <ol className={`plain ${styles.items}`}>
        {entries.map((entry, index) => {
          const at = [...path, index];
          const name = nameOf(entry, index);
          return (
            <li key={idOf(entry) ?? index}>
              <details
                className={styles.item}
                open={problemsWithin(host.problems, at).length > 0 || undefined}
              >
                <summary id={controlId(at)}>{name}</summary>
                <Problems problems={host.problems.get(pathKey(at)) ?? []} />
                <NewTexts path={at} />
                <ItemFields item={item} path={at} label={name} />
                <EntryActions path={at} name={name} item={item} count={entries.length} />
              </details>
            </li>
          );
        })}
      </ol>
      <NewEntry list={path} />
      <div className="actions">
        <button type="button" className="button secondary" onClick={add}>
          {say('lists.addTo', {label})}
        </button>
      </div>
    </fieldset>
  );
}

interface ItemFieldsProps {
  item: Form;
  path: FilePath;
  label: string;
}

/** The fields of an entry; an entry that is a single value has one. */
export function ItemFields({item, path, label}: ItemFieldsProps): ReactNode {
  if (item.kind === 'group' || item.kind === 'variants') {
    return <GroupFields form={item} path={path} />;
  }
  const field = {key: '', label: {en: label, ne: label}, isOptional: false, form: item};
  return <FieldView field={field} path={path} />;
}
