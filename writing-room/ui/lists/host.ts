import {createContext, useContext} from 'react';
import type {FilePath, Form, Json, OpenText, Problem} from '../../protocol';

/** What the fields of a form read and change. */
export interface FormHost {
  file: string;
  /** The name of the list: "team", "pages/team". */
  list: string;
  /** What the file holds with everything that was typed. */
  value: Json;
  /** @param value `undefined`: the field is not written at all */
  change: (path: FilePath, value: Json | undefined) => void;
  /** Takes a field out of its entry; the bar at the foot can bring it back. */
  takeAway: (path: FilePath) => void;
  /** Whether something was typed there that is not saved yet. */
  isChanged: (path: FilePath) => boolean;
  /** What a writer calls what is there. */
  nameAt: (path: FilePath) => string;
  /** The same for an entry wherever it is moved and whatever it is called. */
  keyOf: (path: FilePath) => string;
  problemsAt: (path: FilePath) => readonly Problem[];
  /** Of a part and of everything in it. */
  problemsWithin: (path: FilePath) => readonly Problem[];
  /** By pathKey. */
  open: Readonly<Record<string, OpenText>>;
  comments: Readonly<Record<string, string>>;
  /** Says that both languages say the same. */
  agree: (texts: readonly OpenText[]) => Promise<void>;
  /** Adds an entry to a list: a blank one, or a copy. */
  add: (list: FilePath, item: Form, copyOf?: Json) => void;
  /** Moves an entry, or deletes it where no position is given. */
  arrange: (path: FilePath, to: number | undefined) => void;
  /** A field of a new entry may be called wrong although it is empty when a writer has left it. */
  leave: (path: FilePath) => void;
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
