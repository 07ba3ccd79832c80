import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {type Field, type FilePath, type Form, type Json, pathKey} from '../../protocol';
import {isFields, isList, partAt} from '../../values';
import {AgreeButton} from '../OpenNote';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {EntryActions} from './EntryActions';
import {FileField} from './FileField';
import {focusFirst} from './focus';
import {fieldsOf, isAlwaysShown} from './forms';
import {controlId, useHost} from './host';
import {
  addId,
  ChoiceField,
  type FieldProps,
  Help,
  LineField,
  RemoveField,
  TextField,
  useField,
  YesField,
} from './inputs';
import {blank} from './newEntries';
import {problemsWithin} from './problemsByPath';
import {titleOf} from './titles';
import styles from './lists.module.css';

const fields: Readonly<Record<Form['kind'], (props: FieldProps) => ReactNode>> = {
  group: GroupField,
  variants: GroupField,
  list: ListField,
  text: TextField,
  line: LineField,
  number: LineField,
  yes: YesField,
  choice: ChoiceField,
  picture: FileField,
  typeface: FileField,
};

/** One field, by its form. */
export function FieldView(props: FieldProps): ReactNode {
  const OfKind = fields[props.field.form.kind];
  return <OfKind {...props} />;
}

/** Fields or entries that belong together, under their name. */
function Fieldset({children, ...props}: FieldProps & {children: ReactNode}): ReactNode {
  const {pick} = useWords();
  const {problems, help} = useField(props);
  return (
    <fieldset className={styles.group} id={controlId(props.path)} tabIndex={-1}>
      <legend className={styles.legend}>
        {pick(props.field.label)} <RemoveField {...props} />
      </legend>
      <Help {...props} help={help} />
      <Problems problems={problems} />
      {children}
    </fieldset>
  );
}

function GroupField(props: FieldProps): ReactNode {
  return (
    <Fieldset {...props}>
      <GroupFields form={props.field.form} path={props.path} />
    </Fieldset>
  );
}

interface FormProps {
  form: Form;
  path: FilePath;
}

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path}: FormProps): ReactNode {
  const {say} = useWords();
  const {value: all, problems} = useHost();
  const value = partAt(all, path);
  const by = form.kind === 'variants' ? form.by : undefined;
  const isThere = ({key, isOptional, form: {kind}}: Field) =>
    !isOptional || isAlwaysShown(kind) || (isFields(value) && value[key] !== undefined);
  const isId = ({key, form: one}: Field) =>
    key === 'id' && one.kind === 'line' && one.format === 'id';
  const own = fieldsOf(form, value).filter(({key}) => key !== by);
  const absent = own.filter((field) => !isThere(field));
  const ids = own.filter(isId);
  const view = (field: Field) => (
    <FieldView key={field.key} field={field} path={[...path, field.key]} />
  );
  return (
    <>
      {form.kind === 'variants' && <KindField form={form} path={path} />}
      {own.filter((field) => isThere(field) && !isId(field)).map(view)}
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
          open={ids.some(({key}) => problems.has(pathKey([...path, key]))) || undefined}
        >
          <summary>{say('lists.more')}</summary>
          {ids.map(view)}
        </details>
      )}
    </>
  );
}

/** What decides which fields there are. */
function KindField({form, path}: {form: Extract<Form, {kind: 'variants'}>; path: FilePath}) {
  const {value: all, change} = useHost();
  const before = fieldsOf(form, partAt(all, path));
  const field = before.find(({key}) => key === form.by);
  if (!field) return null;
  const onChange = (chosen: string) => {
    const group = {...Object(partAt(all, path)), [form.by]: chosen} as Record<string, Json>;
    for (const {key, form: next} of fieldsOf(form, group)) {
      const earlier = before.find((one) => one.key === key)?.form;
      // A figure in place of a text, or the other way round, cannot stay.
      if (key === form.by || !earlier || JSON.stringify(earlier) === JSON.stringify(next)) continue;
      if (next.kind === 'text' || next.kind === 'line') group[key] = blank(next);
      else Reflect.deleteProperty(group, key);
    }
    change(path, group);
  };
  return <ChoiceField field={field} path={[...path, form.by]} onChange={onChange} />;
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
function ListField(props: FieldProps): ReactNode {
  const {field, path} = props;
  const {pick, say, language} = useWords();
  const host = useHost();
  const {form} = field;
  if (form.kind !== 'list') return null;
  const {item} = form;
  const value = partAt(host.value, path);
  const entries = isList(value) ? value : [];
  return (
    <Fieldset {...props}>
      <ol className={`plain ${styles.items}`}>
        {entries.map((entry, index) => {
          const at = [...path, index];
          const name = titleOf(item, entry, language) || say('lists.entry', {number: index + 1});
          return (
            <li key={host.keyOf(at)}>
              <details
                className={styles.item}
                open={problemsWithin(host.problems, at).length > 0 || undefined}
              >
                <summary id={controlId(at)}>{name}</summary>
                <EntryForm item={item} path={at} name={name} count={entries.length} />
              </details>
            </li>
          );
        })}
      </ol>
      <div className="actions">
        <button type="button" className="button secondary" onClick={() => host.add(path, item)}>
          {say('lists.addTo', {label: pick(field.label)})}
        </button>
      </div>
    </Fieldset>
  );
}

interface EntryFormProps {
  item: Form;
  path: FilePath;
  name: string;
  /** How many entries its list has. */
  count: number;
}

/** Everything of an entry; an entry that is a single value has one field. */
export function EntryForm({item, path, name, count}: EntryFormProps): ReactNode {
  const {problems} = useHost();
  const isGroup = item.kind === 'group' || item.kind === 'variants';
  const field = {key: '', label: {en: name, ne: name}, isOptional: false, form: item};
  return (
    <>
      {isGroup && <Problems problems={problems.get(pathKey(path)) ?? []} />}
      <NewTexts path={path} />
      {isGroup ? <GroupFields form={item} path={path} /> : <FieldView field={field} path={path} />}
      <EntryActions path={path} name={name} item={item} count={count} />
    </>
  );
}

/** Whoever has written an entry in both languages can say so once, not for each of its texts. */
function NewTexts({path}: {path: FilePath}): ReactNode {
  const {say} = useWords();
  const {open, agree, isChanged} = useHost();
  // An entry within another one leaves it to that one.
  const isOuter = path.findIndex((key) => typeof key === 'number') === path.length - 1;
  const texts = Object.entries(open)
    .filter(([key, {state}]) => state === 'new' && `${key}.`.startsWith(`${pathKey(path)}.`))
    .map(([, text]) => text);
  if (!isOuter || texts.length === 0) return null;
  return (
    <div className={`note ${styles.newTexts}`}>
      <strong>{say('pair.new')}</strong>
      {isChanged(path) ? (
        <span className="meta">{say('pair.saveFirst')}</span>
      ) : (
        <AgreeButton onAgree={() => agree(texts)} />
      )}
    </div>
  );
}
