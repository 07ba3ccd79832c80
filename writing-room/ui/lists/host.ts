import {createContext, useContext} from 'react';
import type {FilePath, Form, Json, OpenText} from '../../protocol';
import type {ProblemsByPath} from './problemsByPath';

/** How the fields of a form read and change what they show: a file, or an entry that is not saved yet. */
export interface FormHost {
  file: string;
  /** The name of the list: "team", "pages/team". */
  list: string;
  /** What the file holds with everything that was typed. */
  value: Json;
  /** @param value `undefined` removes the field */
  change: (path: FilePath, value: Json | undefined) => void;
  /** Whether something was typed there that is not saved yet. */
  isChanged: (path: FilePath) => boolean;
  problems: ProblemsByPath;
  open: Readonly<Record<string, OpenText>>;
  comments: Readonly<Record<string, string>>;
  /** Says that both languages say the same. */
  agree: (texts: readonly OpenText[]) => Promise<void>;
  /** Writes a file and its name into a field. @returns whether it was saved, or will be with the entry */
  upload: (file: Upload, path: FilePath, value: string) => Promise<boolean>;
  /** The files that are written with the entry. */
  uploads: readonly Upload[];
  /** Moves an entry, or deletes it where no position is given. @param name of it, for people */
  arrange: (path: FilePath, to: number | undefined, name: string) => void;
  /** Begins an entry of a list within the form; undefined where the form itself is a new entry. */
  begin?: (list: FilePath, item: Form, copyOf?: Json) => void;
  /** Whether an empty field may be called wrong: not before a writer has left it. */
  showsEmpty: (path: FilePath) => boolean;
  leave: (path: FilePath) => void;
}

export interface Upload {
  /** From the site's folder: "static/img/team/asha.jpg". */
  file: string;
  /** In base64. */
  content: string;
  type: string;
}

const HostContext = createContext<FormHost | undefined>(undefined);
export const HostProvider = HostContext.Provider;

export function useHost(): FormHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('A field needs a HostProvider.');
  return host;
}

/** The id of the control of a value, by which it gets the focus. */
export const controlId = (path: FilePath): string => `at-${path.join('.')}`;
