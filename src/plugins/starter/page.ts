/* What the scripts of this folder share. Each has a copy of what it uses. */

export const all = <E extends HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

export const closest = <E extends Element>({target}: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

export const on = (types: string, listener: (event: Event) => void): void =>
  types.split(' ').forEach((type) => addEventListener(type, listener, true));

/** The boxes of the search: what is chosen is in the address only after a search. */
export const choices = () => all<HTMLSelectElement>('[role=search] select');
