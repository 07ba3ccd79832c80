import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {type Field, type FilePath, type Form, pathKey, type Problem} from '../../../protocol';
import {Problems} from '../../Problems';
import {useWords} from '../../words';
import {partAt} from '../applyEdits';
import {controlId, useHost} from '../host';
import styles from '../lists.module.css';

interface FieldFrameProps {
  field: Field;
  path: FilePath;
  problems: readonly Problem[];
  children: ReactNode;
}

/** A control with its label and help above it and its problems below. */
export function FieldFrame({field, path, problems, children}: FieldFrameProps): ReactNode {
  const {pick} = useWords();
  const id = controlId(path);
  return (
    <div className="field">
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {pick(field.label)}
        </label>
        <RemoveField field={field} path={path} />
      </div>
      <Help field={field} path={path} />
      {children}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** What the list's own comments say about a field. */
export function Help({field, path}: {field: Field; path: FilePath}): ReactNode {
  const help = useHelp(field, path);
  if (help === undefined) return null;
  return (
    <p className={styles.help} id={`${controlId(path)}-help`} lang="en">
      {help}
    </p>
  );
}

/** Names of choices and places for files say more than the help of a contract, which is about ids and folders. */
const isPlain = ({kind}: Form): boolean => kind === 'choice' || kind === 'typeface';

/** What a writer is told. */
export function useHelp({help, form}: Field, path: FilePath): string | undefined {
  const {comments} = useHost();
  return comments[pathKey(path)] ?? (isPlain(form) ? undefined : help);
}

/** Takes an optional field out of the entry. */
export function RemoveField({field, path}: {field: Field; path: FilePath}): ReactNode {
  const {say, pick} = useWords();
  const host = useHost();
  if (!field.isOptional || partAt(host.value, path) === undefined) return null;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        flushSync(() => host.change(path, undefined));
        // The button that adds it again takes its place.
        document.getElementById(addId(path))?.focus();
      }}
    >
      {say('lists.removeField')}
      <span className="visually-hidden"> {pick(field.label)}</span>
    </button>
  );
}

export const addId = (path: FilePath): string => `${controlId(path)}-add`;
