import {attempt} from './page';

/* What the scripts of every page share. */

export const root = document.documentElement;

let storage: Record<string, string | undefined> | undefined;

/**
 * The storage of the tab: by id, whether a `details` is open or what was chosen in a box; `place` of
 * languageSwitch.ts. Lasts only for this page where storage is denied.
 *
 * The first use waits for another process, 10 to 60 ms on a slow phone, so a page with nothing to store does not use it.
 */
export const session = () => (storage ??= attempt(() => sessionStorage) ?? {});
