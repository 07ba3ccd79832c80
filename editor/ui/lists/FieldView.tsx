import {type ReactNode, useState} from 'react';
import {flushSync} from 'react-dom';
import {isList, partAt} from '../../edits/values';
import {inEach} from 'nepali-text/locale';
import type {FormField, FilePath, FieldForm, Json, RoomProblem} from '../../types';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {PictureControl} from './PictureControl';
import {fieldsOf, formAt, isId, isShown} from './forms';
import {about, controlId, focusAt, focusFirst, useHost, useListHost, within} from './host';
import {ChoiceControl, LineControl, TextControl, YesControl} from './inputs';
import {blank} from './newEntries';
import styles from './lists.module.css';

export interface FieldViewProps {
  field: FormField;
  path: FilePath;
}

export interface ControlProps extends FieldViewProps {
  form: FieldForm;
  value: Json | undefined;
  change: (value: Json | undefined) => void;
  /** Shows what the control itself finds wrong in place of the checks' sentences. */
  complain: (sentence?: string) => void;
  /** For the element with the focus: its id, and what a screen reader is told. */
  control: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

interface Kind {
  Control: (props: ControlProps) => ReactNode;
  /** It is made of several controls, or of fields with labels of their own. */
  has?: 'controls' | 'fields';
  /** Nothing is typed: an example of its value, such as an id or the name of a file, helps nobody. */
  isChosen?: true;
}

const kinds: Readonly<Record<FieldForm['kind'], Kind>> = {
  group: {Control: GroupFields, has: 'fields'},
  variants: {Control: GroupFields, has: 'fields'},
  list: {Control: Entries, has: 'fields'},
  text: {Control: TextControl, has: 'controls'},
  line: {Control: LineControl},
  number: {Control: LineControl},
  yes: {Control: YesControl, isChosen: true},
  choice: {Control: ChoiceControl, isChosen: true},
  picture: {Control: PictureControl, has: 'controls', isChosen: true},
};

/** One field: its control by its form, with its label and help above it and its problems below. */
export function FieldView({field, path}: FieldViewProps): ReactNode {
  const {say, pick} = useWords();
  const host = useHost();
  const [complaint, complain] = useState<string>();
  const {form, label, help, isOptional} = field;
  const {kind} = form;
  const {Control, has, isChosen} = kinds[kind];
  const id = controlId(path);
  const checked = about(host.problems, path).map((problem) =>
    isChosen ? {...problem, example: undefined} : problem,
  );
  const problems: readonly RoomProblem[] =
    complaint === undefined ? checked : [{file: '', line: 0, place: [], message: complaint}];
  const control = (
    <Control
      field={field}
      form={form}
      path={path}
      value={partAt(host.value, path)}
      change={(value) => host.change(path, value)}
      complain={complain}
      control={{
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': problems.length > 0 || undefined,
        onBlur: () => host.leave(path),
      }}
    />
  );
  // A box for words shows its own.
  const isWords = kind === 'line' && !form.format;
  const sentences = !isWords && <Problems id={`${id}-problems`} problems={problems} />;
  const Label = has ? 'span' : 'label';
  return (
    <div
      className={has === 'fields' ? styles.group : 'field'}
      {...(has && {role: 'group', 'aria-labelledby': `${id}-label`})}
      {...(has === 'fields' && {id, tabIndex: -1})}
    >
      <div className={styles.labelRow}>
        {kind === 'yes' && control}
        <Label className={styles.label} id={`${id}-label`} {...(!has && {htmlFor: id})}>
          {pick(label)}
          {isOptional && kind === 'picture' && (
            <span className={styles.optional}> {say('box.optional')}</span>
          )}
        </Label>
        {kind !== 'yes' && <RemoveField field={field} path={path} />}
      </div>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {pick(help)}
        </p>
      )}
      {has === 'fields' && sentences}
      {kind !== 'yes' && control}
      {has !== 'fields' && sentences}
    </div>
  );
}

const ADD = 'add';

/** Takes an optional field out of the entry. */
function RemoveField({field, path}: FieldViewProps): ReactNode {
  const {say, pick} = useWords();
  const {value, list} = useHost();
  if (!list || !field.isOptional || partAt(value, path) === undefined) return null;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        flushSync(() => list.takeAway(path));
        // The button that adds it again takes its place, or the control stays.
        if (!focusAt([...path, ADD])) focusAt(path);
      }}
    >
      {say('lists.removeField')}
      <span className="visually-hidden"> {pick(field.label)}</span>
    </button>
  );
}

function AddField({field, path}: FieldViewProps): ReactNode {
  const {say, pick} = useWords();
  const {change} = useHost();
  return (
    <button
      type="button"
      id={controlId([...path, ADD])}
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

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path}: {form: FieldForm; path: FilePath}): ReactNode {
  const {say} = useWords();
  const host = useHost();
  const value = partAt(host.value, path);
  const fields = fieldsOf(form, value);
  const absent = fields.filter((field) => !isShown(field, value));
  const ids = fields.filter(isId);
  const isWrong = ids.some(({key}) => about(host.problems, [...path, key]).length > 0);
  const view = (field: FormField) => (
    <FieldView key={field.key} field={field} path={[...path, field.key]} />
  );
  return (
    <>
      {fields.filter((field) => isShown(field, value) && !isId(field)).map(view)}
      {absent.length > 0 && (
        <div className="actions">
          {absent.map((field) => (
            <AddField key={field.key} field={field} path={[...path, field.key]} />
          ))}
        </div>
      )}
      {ids.length > 0 && (
        <details className={styles.more} open={isWrong || undefined}>
          <summary>{say('lists.more')}</summary>
          {ids.map(view)}
        </details>
      )}
    </>
  );
}

/** Entries within a form, one below the other. */
function Entries({field, path, value}: ControlProps): ReactNode {
  const {pick, say} = useWords();
  const {keyOf, nameAt, problems, add} = useListHost();
  const entries = isList(value) ? value.map((_, index) => [...path, index]) : [];
  return (
    <>
      <ol className={`plain ${styles.items}`}>
        {entries.map((at) => (
          <li key={keyOf(at)}>
            <details className={styles.item} open={within(problems, at).length > 0 || undefined}>
              <summary id={controlId(at)}>{nameAt(at)}</summary>
              <EntryForm path={at} />
            </details>
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="button secondary" onClick={() => add(path)}>
          {say('lists.addTo', {label: pick(field.label)})}
        </button>
      </div>
    </>
  );
}

/** Everything of an entry; an entry that is a single value has one field. */
export function EntryForm({path}: {path: FilePath}): ReactNode {
  const {model, value, problems, nameAt, open, isChanged} = useListHost();
  const form = formAt(model.form, value, path);
  // Whoever has written an entry in both languages can say so once, not for each of its texts.
  const isOuter = path.slice(0, -1).every((key) => typeof key === 'string');
  const fresh = within(open, path).filter(({state}) => state === 'new');
  if (!form) return null;
  const field = {key: '', label: inEach(() => nameAt(path)), isOptional: false, form};
  const isGroup = form.kind === 'group' || form.kind === 'variants';
  return (
    <>
      {isGroup && <Problems problems={about(problems, path)} />}
      {isOuter && <OpenNote texts={fresh} isWaiting={isChanged(path)} />}
      {isGroup ? <GroupFields form={form} path={path} /> : <FieldView field={field} path={path} />}
      <EntryActions path={path} />
    </>
  );
}

/** Moves, copies and deletes an entry. */
function EntryActions({path}: {path: FilePath}): ReactNode {
  const {say} = useWords();
  const {value, nameAt, add, arrange} = useListHost();
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const isLast = partAt(value, [...list, index + 1]) === undefined;
  const actions = [
    {name: 'up', act: () => arrange(path, index - 1), isOff: index === 0},
    {name: 'down', act: () => arrange(path, index + 1), isOff: isLast},
    {name: 'duplicate', act: () => add(list, partAt(value, path))},
    {name: 'delete', act: () => arrange(path)},
  ];
  return (
    <div className={`actions ${styles.entryActions}`}>
      {actions.map(({name, act, isOff}) => (
        <button
          key={name}
          type="button"
          className="button plain"
          aria-disabled={isOff}
          onClick={() => isOff || act()}
        >
          {say(`lists.${name}`)}
          <span className="visually-hidden"> {nameAt(path)}</span>
        </button>
      ))}
    </div>
  );
}
