import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {type Field, type FilePath, type Form, type Json, pathKey} from '../../../protocol';
import {Problems} from '../../Problems';
import {useWords} from '../../words';
import {isFields, partAt} from '../applyEdits';
import {fieldsOf, isAlwaysShown, today} from '../forms';
import {controlId, useHost} from '../host';
import {blank} from '../entryValues';
import {ChoiceField} from './ChoiceField';
import {addId, Help, RemoveField} from './FieldFrame';
import {type FieldProps, FieldView} from './FieldView';
import {focusFirst} from './focusFirst';
import styles from '../lists.module.css';

/** Fields that belong together, under their name. */
export function GroupField({field, path}: FieldProps): ReactNode {
  const {pick} = useWords();
  const {problems} = useHost();
  return (
    <fieldset className={styles.group} id={controlId(path)} tabIndex={-1}>
      <legend className={styles.legend}>
        {pick(field.label)} <RemoveField field={field} path={path} />
      </legend>
      <Help field={field} path={path} />
      <Problems problems={problems.get(pathKey(path)) ?? []} />
      <GroupFields form={field.form} path={path} />
    </fieldset>
  );
}

interface GroupFieldsProps {
  form: Form;
  path: FilePath;
  /** Only these, by their keys. */
  only?: (field: Field) => boolean;
}

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path, only = () => true}: GroupFieldsProps): ReactNode {
  const {say} = useWords();
  const {value: all, problems} = useHost();
  const value = partAt(all, path);
  const kind = form.kind === 'variants' ? form : undefined;
  const fields = fieldsOf(form, value).filter((field) => only(field) && field.key !== kind?.by);
  const isThere = ({key, isOptional, form: {kind}}: Field) =>
    !isOptional || isAlwaysShown(kind) || (isFields(value) && value[key] !== undefined);
  const isExtra = ({key, form: one}: Field) =>
    key === 'id' && one.kind === 'line' && one.format === 'id';
  const shown = fields.filter((field) => isThere(field) && !isExtra(field));
  const absent = fields.filter((field) => !isThere(field));
  const extra = fields.filter(isExtra);
  return (
    <>
      {kind && <KindField form={kind} path={path} />}
      {shown.map((field) => (
        <FieldView key={field.key} field={field} path={[...path, field.key]} />
      ))}
      {absent.length > 0 && (
        <div className="actions">
          {absent.map((field) => (
            <AddField key={field.key} field={field} path={[...path, field.key]} />
          ))}
        </div>
      )}
      {extra.length > 0 && (
        <details
          className={styles.more}
          open={extra.some(({key}) => problems.has(pathKey([...path, key]))) || undefined}
        >
          <summary>{say('lists.more')}</summary>
          {extra.map((field) => (
            <FieldView key={field.key} field={field} path={[...path, field.key]} />
          ))}
        </details>
      )}
    </>
  );
}

/** What decides which fields there are. */
function KindField({
  form,
  path,
}: {
  form: Extract<Form, {kind: 'variants'}>;
  path: FilePath;
}): ReactNode {
  const {value: all, change} = useHost();
  const value = partAt(all, path);
  const before = fieldsOf(form, value);
  const field = before.find(({key}) => key === form.by);
  if (!field) return null;
  // A figure in place of a text, or the other way round, cannot stay.
  const onChange = (chosen: string) => {
    const after = fieldsOf(form, {[form.by]: chosen});
    for (const {key, form: next} of after) {
      const earlier = before.find((one) => one.key === key)?.form;
      const isOther = earlier && JSON.stringify(earlier) !== JSON.stringify(next);
      if (key !== form.by && isOther) change([...path, key], emptyOf(next));
    }
  };
  return (
    <ChoiceField field={field} path={[...path, form.by]} form={field.form} onChange={onChange} />
  );
}

const emptyOf = (form: Form): Json | undefined =>
  form.kind === 'text' || form.kind === 'line' ? blank(form, today()) : undefined;

function AddField({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const {change} = useHost();
  return (
    <button
      type="button"
      id={addId(path)}
      className="button secondary"
      onClick={() => {
        flushSync(() => change(path, blank(field.form, today())));
        focusFirst(path);
      }}
    >
      {say('lists.addField', {label: pick(field.label)})}
    </button>
  );
}
