import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {type Field, type FilePath, type Form, pathKey} from '../../protocol';
import {isFields, isList, partAt} from 'minimal-edits/values';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {addId, type FieldProps, Fieldset, Frame, useField} from './field';
import {FileControl} from './FileControl';
import {focusFirst} from './focus';
import {fieldsOf, isAlwaysShown} from './forms';
import {controlId, useHost} from './host';
import {ChoiceControl, LineControl, TextControl, YesField} from './inputs';
import {blank} from './newEntries';
import styles from './lists.module.css';

const controls = {
  text: TextControl,
  line: LineControl,
  number: LineControl,
  choice: ChoiceControl,
  picture: FileControl,
  typeface: FileControl,
};

/** One field, by its form. */
export function FieldView(props: FieldProps): ReactNode {
  const {form} = props.field;
  const of = useField(props);
  const common = {...props, of};
  if (form.kind === 'yes') return <YesField {...common} />;
  if (form.kind === 'group' || form.kind === 'variants' || form.kind === 'list') {
    return (
      <Fieldset {...common}>
        {form.kind === 'list' ? (
          <Entries {...props} item={form.item} />
        ) : (
          <GroupFields form={form} path={props.path} />
        )}
      </Fieldset>
    );
  }
  const Control = controls[form.kind];
  const isWords = form.kind === 'line' && !form.format;
  return (
    <Frame {...common} isGroup={['text', 'picture', 'typeface'].includes(form.kind)}>
      <Control {...common} />
      {!isWords && <Problems id={`${of.control.id}-problems`} problems={of.problems} />}
    </Frame>
  );
}

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path}: {form: Form; path: FilePath}): ReactNode {
  const {say} = useWords();
  const {value: all, problemsAt} = useHost();
  const value = partAt(all, path);
  const isThere = ({key, isOptional, form: {kind}}: Field) =>
    !isOptional || isAlwaysShown(kind) || (isFields(value) && value[key] !== undefined);
  const isId = ({key, form: one}: Field) =>
    key === 'id' && one.kind === 'line' && one.format === 'id';
  const fields = fieldsOf(form, value);
  const absent = fields.filter((field) => !isThere(field));
  const ids = fields.filter(isId);
  const view = (field: Field) => (
    <FieldView key={field.key} field={field} path={[...path, field.key]} />
  );
  return (
    <>
      {fields.filter((field) => isThere(field) && !isId(field)).map(view)}
      {absent.length > 0 && (
        <div className="actions">
          {absent.map((field) => (
            <AddField key={field.key} field={field} path={[...path, field.key]} />
          ))}
        </div>
      )}
      {ids.length > 0 && (
        <details
          className={styles.more}
          open={ids.some(({key}) => problemsAt([...path, key]).length > 0) || undefined}
        >
          <summary>{say('lists.more')}</summary>
          {ids.map(view)}
        </details>
      )}
    </>
  );
}

function AddField({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const {change} = useHost();
  return (
    <button
      type="button"
      id={addId(path)}
      className="button secondary"
      onClick={() => {
        flushSync(() => change(path, blank(field.form)));
        focusFirst(path);
      }}
    >
      {say('lists.addField', {label: pick(field.label)})}
    </button>
  );
}

/** Entries within a form, one below the other. */
function Entries({field, path, item}: FieldProps & {item: Form}): ReactNode {
  const {pick, say} = useWords();
  const {value, keyOf, nameAt, problemsWithin, add} = useHost();
  const listed = partAt(value, path);
  const entries = isList(listed) ? listed : [];
  return (
    <>
      <ol className={`plain ${styles.items}`}>
        {entries
          .map((_, index) => [...path, index])
          .map((at) => (
            <li key={keyOf(at)}>
              <details className={styles.item} open={problemsWithin(at).length > 0 || undefined}>
                <summary id={controlId(at)}>{nameAt(at)}</summary>
                <EntryForm item={item} path={at} count={entries.length} />
              </details>
            </li>
          ))}
      </ol>
      <div className="actions">
        <button type="button" className="button secondary" onClick={() => add(path, item)}>
          {say('lists.addTo', {label: pick(field.label)})}
        </button>
      </div>
    </>
  );
}

interface EntryProps {
  item: Form;
  path: FilePath;
  /** How many entries its list has. */
  count: number;
}

/** Everything of an entry; an entry that is a single value has one field. */
export function EntryForm({item, path, count}: EntryProps): ReactNode {
  const {problemsAt, nameAt, open, agree, isChanged} = useHost();
  // Whoever has written an entry in both languages can say so once, not for each of its texts.
  const isOuter = path.findIndex((key) => typeof key === 'number') === path.length - 1;
  const fresh = Object.entries(open)
    .filter(([key, {state}]) => state === 'new' && `${key}.`.startsWith(`${pathKey(path)}.`))
    .map(([, text]) => text);
  const isGroup = item.kind === 'group' || item.kind === 'variants';
  const label = {en: nameAt(path), ne: nameAt(path)};
  const field = {key: '', label, isOptional: false, form: item};
  return (
    <>
      {isGroup && <Problems problems={problemsAt(path)} />}
      {isOuter && fresh[0] && (
        <OpenNote text={fresh[0]} onAgree={() => agree(fresh)} isWaiting={isChanged(path)} />
      )}
      {isGroup ? <GroupFields form={item} path={path} /> : <FieldView field={field} path={path} />}
      <EntryActions item={item} path={path} count={count} />
    </>
  );
}

/** Moves, copies and deletes an entry. */
function EntryActions({item, path, count}: EntryProps): ReactNode {
  const {say} = useWords();
  const {value, nameAt, add, arrange} = useHost();
  const index = Number(path.at(-1));
  const move = (to: number) => to >= 0 && to < count && arrange(path, to);
  const actions = [
    {name: 'up', act: () => move(index - 1), isOff: index === 0},
    {name: 'down', act: () => move(index + 1), isOff: index === count - 1},
    {name: 'duplicate', act: () => add(path.slice(0, -1), item, partAt(value, path))},
    {name: 'delete', act: () => arrange(path, undefined)},
  ];
  return (
    <div className={`actions ${styles.entryActions}`}>
      {actions.map(({name, act, isOff}) => (
        <button
          key={name}
          type="button"
          className="button plain"
          aria-disabled={isOff}
          onClick={act}
        >
          {say(`lists.${name}`)}
          <span className="visually-hidden"> {nameAt(path)}</span>
        </button>
      ))}
    </div>
  );
}
