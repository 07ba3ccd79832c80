/* The folders of drawings (SVG) that lists name. */

/** The woven people. */
export const PORTRAITS = 'src/weave/portraits';
/** The icons that pages draw by their names. */
export const ICONS = 'src/icons';
/** Those of the professions. */
export const TRADES = `${ICONS}/trades`;
/** The flags, by the ids of countries. */
export const FLAGS = `${ICONS}/flags`;
