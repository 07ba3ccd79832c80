import {createContext, useContext} from 'react';
import type {FilePath, Json, ListModel, StaleText, RoomProblem} from '../../types';

/** Things with the path of the value that each is about. */
export type ByPath<What> = readonly (readonly [path: FilePath, what: What])[];

/** What is about a part, or about anything in it. */
export const within = <What>(all: ByPath<What>, path: FilePath): What[] =>
  all.filter(([at]) => path.every((key, index) => key === at[index])).map(([, what]) => what);

/** What is about a part as a whole. */
export const about = <What>(all: ByPath<What>, path: FilePath): What[] =>
  within(
    all.filter(([at]) => at.length === path.length),
    path,
  );

/** What the fields of a form read and change. */
export interface FormHost {
  /** With everything that was typed. */
  value: Json;
  /** @param value `undefined`: the field is not written at all */
  change: (path: FilePath, value: Json | undefined) => void;
  problems: ByPath<RoomProblem>;
  /** Undefined in a form for something that is not there yet. */
  list?: ListHost;
}

/** The list that a form is about. */
export interface ListHost {
  model: ListModel;
  open: ByPath<StaleText>;
  /** Whether something was typed there that is not saved yet. */
  isChanged: (path: FilePath) => boolean;
  /** What a writer calls what is there. */
  nameAt: (path: FilePath) => string;
  /** The same for an entry wherever it is moved and whatever it is called. */
  keyOf: (path: FilePath) => string;
  /** Deletes an entry, or takes a field out of its entry; the bar at the foot can bring it back. */
  takeAway: (path: FilePath) => void;
  /** Adds an entry to a list: a blank one, or a copy. */
  add: (list: FilePath, copyOf?: Json) => void;
  /** Moves an entry to another position. */
  move: (path: FilePath, to: number) => void;
}

// Every field is in a form.
const HostContext = createContext<FormHost>(null!);
export const HostProvider = HostContext.Provider;
export const useHost = (): FormHost => useContext(HostContext);

/** For what only the form of a list shows. */
export function useListHost(): FormHost & ListHost {
  const {list, ...host} = useHost();
  return {...host, ...list!};
}

/** The id of the control of a value, by which it gets the focus. */
export const controlId = (path: FilePath): string => `at-${path.join('.')}`;

/** Focuses the first control within a path, else what stands for the path. @returns whether there is one */
export function focusFirst(path: FilePath): boolean {
  const id = controlId(path);
  const inside = `[id^=${JSON.stringify(`${id}.`)}]:is(input, select, [role='textbox'])`;
  return focus(document.querySelector<HTMLElement>(inside) ?? document.getElementById(id));
}

/** Focuses what stands for a path: its control, its heading or its line in a list. */
export const focusAt = (path: FilePath): boolean =>
  focus(document.getElementById(controlId(path))) || focusFirst(path);

function focus(element: HTMLElement | null): boolean {
  for (let part = element?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  element?.focus();
  element?.scrollIntoView?.({block: 'nearest'});
  return element !== null;
}
