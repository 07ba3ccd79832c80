import {attempt} from './page';

/* What the scripts of every page share. */

export const root = document.documentElement;

/**
 * The storage of the tab: by id, whether a `details` is open or what was chosen in a box; `place` of
 * languageSwitch.ts. Lasts only for this page where storage is denied.
 */
export const session: Record<string, string | undefined> = attempt(() => sessionStorage) ?? {};
