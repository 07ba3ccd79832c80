import type {FilePath} from '../../protocol';
import {controlId} from './host';

/** Focuses the first control within a path, else what stands for the path. @returns whether there is one */
export function focusFirst(path: FilePath): boolean {
  const id = controlId(path);
  const within = `[id^=${JSON.stringify(`${id}.`)}]:is(input, select, [role='textbox'])`;
  return focus(document.querySelector<HTMLElement>(within) ?? document.getElementById(id));
}

/** Focuses what stands for a path: its control, its heading or its line in a list. */
export function focusAt(path: FilePath): boolean {
  const own = document.getElementById(controlId(path));
  return own ? focus(own) : focusFirst(path);
}

function focus(element: HTMLElement | null): boolean {
  for (let part = element?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  element?.focus();
  element?.scrollIntoView?.({block: 'nearest'});
  return element !== null;
}
