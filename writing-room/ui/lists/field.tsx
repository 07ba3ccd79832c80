/* What all fields have in common: their value, label, help and problems. */
import {type ReactNode, useState} from 'react';
import {flushSync} from 'react-dom';
import {type Field, type FilePath, pathKey, type Problem} from '../../protocol';
import {partAt} from 'minimal-edits/values';
import {Problems} from '../Problems';
import {useWords} from '../words';
import {isAlwaysShown} from './forms';
import {controlId, useHost} from './host';
import styles from './lists.module.css';

export interface FieldProps {
  field: Field;
  path: FilePath;
}

export type FieldState = ReturnType<typeof useField>;

/** What one field shows and changes. */
export function useField({field, path}: FieldProps) {
  const host = useHost();
  const {say, pick} = useWords();
  const {kind} = field.form;
  // What the control itself finds wrong is shown in place of the checks' sentences.
  const [complaint, complain] = useState<string>();
  const own: Problem = {file: host.file, line: 0, place: [], message: complaint ?? ''};
  // An example is of no use for what is chosen or ticked.
  const isTyped = kind === 'text' || kind === 'line' || kind === 'number';
  const checked = host
    .problemsAt(path)
    .map((problem) => (isTyped ? problem : {...problem, example: undefined}));
  const problems = complaint === undefined ? checked : [own];
  // Names of choices and places for files say more than the contract, which is about ids and folders.
  const isPlain = ['choice', 'picture', 'typeface'].includes(kind);
  const noted =
    field.key === 'standin'
      ? say('lists.standinHelp')
      : isPlain
        ? undefined
        : typeof field.help === 'object'
          ? pick(field.help)
          : field.help;
  const help = host.comments[pathKey(path)] ?? noted;
  const id = controlId(path);
  const describedBy = [help && `${id}-help`, problems.length > 0 && `${id}-problems`];
  return {
    value: partAt(host.value, path),
    change: (next: Parameters<typeof host.change>[1]) => host.change(path, next),
    problems,
    complain,
    help,
    /** For the control: its id, and what a screen reader is told. */
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': problems.length > 0 || undefined,
      onBlur: () => host.leave(path),
    },
  };
}

interface FrameProps extends FieldProps {
  of: FieldState;
  children: ReactNode;
}

/** A control with its label and help above it and its problems below. @param isGroup of several controls */
export function Frame({
  field,
  path,
  of,
  isGroup,
  children,
}: FrameProps & {isGroup: boolean}): ReactNode {
  const {pick, say} = useWords();
  const {id} = of.control;
  return (
    <div className="field" {...(isGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}>
      <div className={styles.labelRow}>
        <label className={styles.label} id={`${id}-label`} htmlFor={isGroup ? undefined : id}>
          {pick(field.label)}
          {field.isOptional && isAlwaysShown(field.form.kind) && (
            <span className={styles.optional}> {say('box.optional')}</span>
          )}
        </label>
        <RemoveField field={field} path={path} />
      </div>
      <Help field={field} of={of} />
      {children}
    </div>
  );
}

/** Fields or entries that belong together, under their name. */
export function Fieldset({field, path, of, children}: FrameProps): ReactNode {
  const {pick} = useWords();
  return (
    <fieldset className={styles.group} id={of.control.id} tabIndex={-1}>
      <legend className={styles.legend}>
        {pick(field.label)} <RemoveField field={field} path={path} />
      </legend>
      <Help field={field} of={of} />
      <Problems problems={of.problems} />
      {children}
    </fieldset>
  );
}

/** What the contract or the file says of a field, in English. */
export function Help({field, of}: Pick<FrameProps, 'field' | 'of'>): ReactNode {
  const lang = field.key === 'standin' || typeof field.help === 'object' ? undefined : 'en';
  return (
    of.help !== undefined && (
      <p className={styles.help} id={`${of.control.id}-help`} lang={lang}>
        {of.help}
      </p>
    )
  );
}

/** Takes an optional field out of the entry. */
function RemoveField({field, path}: FieldProps): ReactNode {
  const {say, pick} = useWords();
  const host = useHost();
  if (!field.isOptional || partAt(host.value, path) === undefined) return null;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        flushSync(() => host.takeAway(path));
        // The button that adds it again takes its place, or the control stays.
        (document.getElementById(addId(path)) ?? document.getElementById(controlId(path)))?.focus();
      }}
    >
      {say('lists.removeField')}
      <span className="visually-hidden"> {pick(field.label)}</span>
    </button>
  );
}

export const addId = (path: FilePath): string => `${controlId(path)}-add`;
