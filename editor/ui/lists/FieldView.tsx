import {type ReactNode, useState} from 'react';
import {flushSync} from 'react-dom';
import {Button} from '../Button';
import {isList, partAt} from '../../edits/values';
import {inEach} from 'nepali-text/locale';
import type {FormField, FilePath, FieldForm, ShownProblem} from '../../types';
import {ShownText} from '../Changes';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {PictureControl} from './PictureControl';
import {blank, fieldsOf, formAt, isId, isShown} from './forms';
import {type ControlProps, type FieldProps, useHost, useListHost} from './host';
import {about, controlId, focusFirst, within} from './places';
import {ChoiceControl, LineControl, TextControl, YesControl} from './inputs';
import styles from './lists.module.css';

const controls: Readonly<Record<FieldForm['kind'], (props: ControlProps) => ReactNode>> = {
  group: GroupFields,
  variants: GroupFields,
  list: Entries,
  text: TextControl,
  line: LineControl,
  number: LineControl,
  yes: YesControl,
  choice: ChoiceControl,
  picture: PictureControl,
};

/** One field: its control by its form, with its label and help above it and its problems below. */
export function FieldView({field, path}: FieldProps): ReactNode {
  const {say, pick, language} = useWords();
  const host = useHost();
  const [complaint, complain] = useState<string>();
  const {label, help, isOptional, form} = field;
  const {kind} = form;
  const value = partAt(host.value, path);
  const Control = controls[kind];
  // Fields with labels of their own; a text has a box in each language.
  const hasFields = ['group', 'variants', 'list'].includes(kind);
  const isGroup = hasFields || kind === 'text';
  const Label = isGroup ? 'span' : 'label';
  const id = controlId(path);
  const problems: readonly ShownProblem[] =
    complaint === undefined
      ? about(host.problems, path)
      : [{file: '', line: 0, place: [], message: complaint}];
  const sentences = (
    <Problems
      id={`${id}-problems`}
      problems={problems.map((problem) => ({
        ...problem,
        // Where nothing is typed, an example, such as the name of a file, helps nobody.
        ...(['yes', 'choice', 'picture'].includes(kind) && {example: undefined}),
      }))}
    />
  );
  return (
    <div
      className={hasFields ? styles.group : 'field'}
      {...(isGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}
      {...(hasFields && {id, tabIndex: -1})}
    >
      <div className={styles.labelRow}>
        <Label className={styles.label} id={`${id}-label`} {...(!isGroup && {htmlFor: id})}>
          {pick(label)}
          {isOptional && kind === 'picture' && (
            <span className={styles.optional}> {say('box.optional')}</span>
          )}
        </Label>
        {isOptional && kind !== 'yes' && value !== undefined && (
          <OptionalButton field={field} path={path} />
        )}
      </div>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          <ShownText text={pick(help)} locale={language} />
        </p>
      )}
      {hasFields && sentences}
      <Control
        field={field}
        form={form}
        path={path}
        value={value}
        change={(next) => host.change(path, next)}
        complain={complain}
        control={{
          id,
          'aria-describedby': `${id}-help ${id}-problems`,
          'aria-invalid': problems.length > 0 || undefined,
        }}
      />
      {/* A box for words shows its own. */}
      {!hasFields && !(kind === 'line' && !form.format) && sentences}
    </div>
  );
}

function OptionalButton({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const {value, change, takeAway} = useListHost();
  const label = pick(field.label);
  const isThere = partAt(value, path) !== undefined;
  return (
    <Button
      kind={isThere ? 'link' : 'secondary'}
      label={say(isThere ? 'lists.removeField' : 'lists.addField', {label})}
      about={isThere ? ` ${label}` : undefined}
      // It gets the focus when the field is taken out.
      id={isThere ? undefined : controlId(path)}
      onClick={() => {
        if (isThere) return takeAway(path);
        flushSync(() => change(path, blank(field.form)));
        focusFirst(path);
      }}
    />
  );
}

/** The fields of a group or of an entry, then buttons for the optional ones that it does not have. */
export function GroupFields({form, path}: {form: FieldForm; path: FilePath}): ReactNode {
  const {say} = useWords();
  const host = useHost();
  const value = partAt(host.value, path);
  const fields = fieldsOf(form, value);
  const ids = fields.filter(isId);
  const absent = fields.filter((field) => !isShown(field, value));
  const shown = fields.filter((field) => !ids.includes(field) && !absent.includes(field));
  const isWrong = ids.some(({key}) => about(host.problems, [...path, key]).length > 0);
  const all = (View: typeof FieldView, some: readonly FormField[]) =>
    some.map((field) => <View key={field.key} field={field} path={[...path, field.key]} />);
  return (
    <>
      {all(FieldView, shown)}
      {absent.length > 0 && <div className="actions">{all(OptionalButton, absent)}</div>}
      {ids.length > 0 && (
        <details className={styles.more} open={isWrong || undefined}>
          <summary>{say('lists.more')}</summary>
          {all(FieldView, ids)}
        </details>
      )}
    </>
  );
}

function Entries({field, form, path, value}: ControlProps): ReactNode {
  const {pick, say} = useWords();
  const {keyOf, nameAt, problems, add} = useListHost();
  if (form.kind !== 'list') return null;
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
        <Button
          label={say('lists.addTo', {label: pick(field.label)})}
          onClick={() => add(path, blank(form.item))}
        />
      </div>
    </>
  );
}

/** Everything of an entry; an entry that is a single value has one field. */
export function EntryForm({path}: {path: FilePath}): ReactNode {
  const {model, value, problems, nameAt, open, isChanged} = useListHost();
  const form = formAt(model.form, value, path)!;
  // Whoever has written an entry in both languages can say so once, not for each of its texts.
  const isOuter = path.slice(0, -1).every((key) => typeof key === 'string');
  const fresh = within(open, path).filter(({state}) => state === 'new');
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

function EntryActions({path}: {path: FilePath}): ReactNode {
  const {say} = useWords();
  const {value, nameAt, add, move, takeAway} = useListHost();
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const isLast = partAt(value, [...list, index + 1]) === undefined;
  const actions = {
    up: index > 0 && (() => move(path, index - 1)),
    down: !isLast && (() => move(path, index + 1)),
    duplicate: () => add(list, partAt(value, path)!),
    delete: () => takeAway(path),
  };
  return (
    <div className={`actions ${styles.entryActions}`}>
      {Object.entries(actions).map(([name, act]) => (
        <Button
          key={name}
          kind="plain"
          label={say(`lists.${name}`)}
          about={` ${nameAt(path)}`}
          aria-disabled={!act}
          onClick={act || undefined}
        />
      ))}
    </div>
  );
}
