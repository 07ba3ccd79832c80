import {type ReactNode, useState} from 'react';
import {flushSync} from 'react-dom';
import {isList, partAt} from 'minimal-edits/values';
import {inEach} from 'nepali-text/locale';
import type {Field, FilePath, Form, Json, Problem} from '../../protocol';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {FileControl} from './FileControl';
import {fieldsOf, isId, isShown} from './forms';
import {about, controlId, focusAt, focusFirst, useHost, useListHost, within} from './host';
import {ChoiceControl, LineControl, TextControl, YesControl} from './inputs';
import {blank} from './newEntries';
import styles from './lists.module.css';

export interface FieldProps {
  field: Field;
  path: FilePath;
}

export interface ControlProps extends FieldProps {
  value: Json | undefined;
  change: (value: Json | undefined) => void;
  /** Shows what the control itself finds wrong in place of the checks' sentences. */
  complain: (sentence?: string) => void;
  /** For the element with the focus: its id, and what a screen reader is told. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

const controls: Readonly<Record<Form['kind'], (props: ControlProps) => ReactNode>> = {
  group: GroupControl,
  variants: GroupControl,
  list: Entries,
  text: TextControl,
  line: LineControl,
  number: LineControl,
  yes: YesControl,
  choice: ChoiceControl,
  picture: FileControl,
  typeface: FileControl,
};

const NESTED: readonly Form['kind'][] = ['group', 'variants', 'list'];
/** Of several controls. */
const COMPOUND: readonly Form['kind'][] = [...NESTED, 'text', 'picture', 'typeface'];
/** Not typed: names of choices and places for files say more than help and examples, which are about ids and folders. */
const CHOSEN: readonly Form['kind'][] = ['choice', 'picture', 'typeface', 'yes'];

/** One field: its control by its form, with its label and help above it and its problems below. */
export function FieldView({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const host = useHost();
  const [complaint, complain] = useState<string>();
  const {form, key} = field;
  const {kind} = form;
  const id = controlId(path);
  const [isNested, isCompound] = [NESTED.includes(kind), COMPOUND.includes(kind)];
  const isChosen = CHOSEN.includes(kind);
  const checked = about(host.problems, path).map((problem) =>
    isChosen ? {...problem, example: undefined} : problem,
  );
  const own: Problem = {file: '', line: 0, place: [], message: complaint ?? ''};
  const problems = complaint === undefined ? checked : [own];
  const isStandin = key === 'standin';
  const help = isStandin ? inEach(() => say('lists.standinHelp')) : field.help;
  const hasHelp = help !== undefined && (typeof help === 'object' || !isChosen || kind === 'yes');
  const describedBy = [hasHelp && `${id}-help`, problems.length > 0 && `${id}-problems`];
  const Control = controls[kind];
  const control = (
    <Control
      field={field}
      path={path}
      value={partAt(host.value, path)}
      change={(value) => host.change(path, value)}
      complain={complain}
      control={{
        id,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': problems.length > 0 || undefined,
        onBlur: () => host.leave(path),
      }}
    />
  );
  // A box for words shows its own.
  const isWords = kind === 'line' && !form.format;
  const sentences = !isWords && <Problems id={`${id}-problems`} problems={problems} />;
  const Label = isCompound ? 'span' : 'label';
  return (
    <div
      className={isNested ? styles.group : 'field'}
      {...(isCompound && {role: 'group', 'aria-labelledby': `${id}-label`})}
      {...(isNested && {id, tabIndex: -1})}
    >
      <div className={styles.labelRow}>
        {kind === 'yes' && control}
        <Label className={styles.label} id={`${id}-label`} {...(!isCompound && {htmlFor: id})}>
          {isStandin ? say('lists.standin') : pick(field.label)}
          {field.isOptional && kind === 'picture' && (
            <span className={styles.optional}> {say('box.optional')}</span>
          )}
        </Label>
        {kind !== 'yes' && <RemoveField field={field} path={path} />}
      </div>
      {hasHelp && (
        // Contracts are in English.
        <p
          className={styles.help}
          id={`${id}-help`}
          lang={typeof help === 'string' ? 'en' : undefined}
        >
          {typeof help === 'string' ? help : pick(help)}
        </p>
      )}
      {isNested && sentences}
      {kind !== 'yes' && control}
      {!isNested && sentences}
    </div>
  );
}

const addId = (path: FilePath): string => `${controlId(path)}-add`;

/** Takes an optional field out of the entry. */
function RemoveField({field, path}: FieldProps): ReactNode {
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
        const adds = document.getElementById(addId(path));
        if (adds) adds.focus();
        else focusAt(path);
      }}
    >
      {say('lists.removeField')}
      <span className="visually-hidden"> {pick(field.label)}</span>
    </button>
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

function GroupControl({field, path}: ControlProps): ReactNode {
  return <GroupFields form={field.form} path={path} />;
}

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path}: {form: Form; path: FilePath}): ReactNode {
  const {say} = useWords();
  const host = useHost();
  const value = partAt(host.value, path);
  const fields = fieldsOf(form, value);
  const absent = fields.filter((field) => !isShown(field, value));
  const ids = fields.filter(isId);
  const isWrong = ids.some(({key}) => about(host.problems, [...path, key]).length > 0);
  const view = (field: Field) => (
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
  const {form} = field;
  if (form.kind !== 'list') return null;
  const entries = isList(value) ? value : [];
  return (
    <>
      <ol className={`plain ${styles.items}`}>
        {entries
          .map((_, index) => [...path, index])
          .map((at) => (
            <li key={keyOf(at)}>
              <details className={styles.item} open={within(problems, at).length > 0 || undefined}>
                <summary id={controlId(at)}>{nameAt(at)}</summary>
                <EntryForm item={form.item} path={at} count={entries.length} />
              </details>
            </li>
          ))}
      </ol>
      <div className="actions">
        <button type="button" className="button secondary" onClick={() => add(path, form.item)}>
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
  const {problems, nameAt, open, agree, isChanged} = useListHost();
  // Whoever has written an entry in both languages can say so once, not for each of its texts.
  const isOuter = path.slice(0, -1).every((key) => typeof key === 'string');
  const fresh = within(open, path).filter(({state}) => state === 'new');
  const isGroup = item.kind === 'group' || item.kind === 'variants';
  const field = {key: '', label: inEach(() => nameAt(path)), isOptional: false, form: item};
  return (
    <>
      {isGroup && <Problems problems={about(problems, path)} />}
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
  const {value, nameAt, add, arrange} = useListHost();
  const index = Number(path.at(-1));
  const actions = [
    {name: 'up', act: () => arrange(path, index - 1), isOff: index === 0},
    {name: 'down', act: () => arrange(path, index + 1), isOff: index === count - 1},
    {name: 'duplicate', act: () => add(path.slice(0, -1), item, partAt(value, path))},
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
