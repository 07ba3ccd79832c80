import type {FilePath} from '../../../protocol';
import {controlId} from '../host';

/** Focuses the control at a path, or the first one within it. @returns whether there is one */
export function focusFirst(path: FilePath): boolean {
  const id = controlId(path);
  const within = `[id^="${CSS.escape(id)}."]:is(input, select, [role='textbox'])`;
  return focus(document.querySelector<HTMLElement>(within) ?? document.getElementById(id));
}

/** Focuses what stands for a path: its control, its heading or its line in a list. */
export function focusAt(path: FilePath): boolean {
  const own = document.getElementById(controlId(path));
  return own ? focus(own) : focusFirst(path);
}

/** Focuses the first control that has a problem, or the first sentence that no control stands for. */
export function focusProblem(within: HTMLElement | null): void {
  focus(within?.querySelector<HTMLElement>('[aria-invalid], [data-problems]') ?? null);
}

function focus(element: HTMLElement | null): boolean {
  for (let part = element?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  element?.focus();
  element?.scrollIntoView?.({block: 'nearest'});
  return element !== null;
}
