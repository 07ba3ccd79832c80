import {isSameValue} from '../../edits/values';
import type {FilePath} from '../../types';

/** Things with the path of the value that each is about. */
export type ByPath<What> = readonly (readonly [path: FilePath, what: What])[];

/** What is about a part, or about anything in it. */
export const within = <What>(all: ByPath<What>, path: FilePath): What[] =>
  all.filter(([at]) => path.every((key, index) => key === at[index])).map(([, what]) => what);

/** What is about a part as a whole. */
export const about = <What>(all: ByPath<What>, path: FilePath): What[] =>
  all.filter(([at]) => isSameValue(at, path)).map(([, what]) => what);

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
