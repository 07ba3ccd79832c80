/* What several scripts share. Each script of a document has a copy of what it uses. */

export const root = document.documentElement;

export const all = <E extends HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

export const closest = <E extends Element>({target}: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

export const on = (types: string, listener: (event: Event) => void): void =>
  types.split(' ').forEach((type) => addEventListener(type, listener, true));

/** The result, or undefined where storage is denied. */
export const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

let storage: Record<string, string | undefined> | undefined;

/**
 * The storage of the tab: by id, whether a `details` is open or what was chosen in a box; `place` of
 * languageSwitch.ts. Lasts only for this page where storage is denied.
 *
 * The first use waits for another process, 10 to 60 ms on a slow phone, so a page with nothing to store does not use it.
 */
export const session = () => (storage ??= attempt(() => sessionStorage) ?? {});

/**
 * How the browser came here: 0 by a link or an address, 1 by Reload, 2 by Back or Forward. The newer entry of
 * `performance` with the same type takes 6 ms on a slow phone.
 */
export const navigationType = (): number => performance.navigation.type;

/** Whether a page of this site led here. */
export const isFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** The boxes of the search. Their values get into the address only by a search. */
export const choices = () => all<HTMLSelectElement>('[role=search] select');

export const cityQuery = (city: string): string => city && `?city=${encodeURIComponent(city)}`;

/** Smaller scroll movements, in CSS pixels, are ignored. */
export const DEAD_ZONE = 8;

/** Changes the page once all of its HTML is parsed and before it is painted. */
export function beforePaint(change: () => void): void {
  const {style} = root;
  style.display = 'none';
  on('DOMContentLoaded', () => {
    style.display = '';
    change();
  });
}
