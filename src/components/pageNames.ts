import names from '@site-data/pages/names';

/**
 * The short name of every page, by route: in the title, the breadcrumb, and the links to it in the
 * footer and the menu.
 */
export const pageNames = names;

export type Route = keyof typeof pageNames;
