import names from '@site/src/data/pages/names.yml';

/**
 * The short name of every page, by route: in the title, the breadcrumb, and the links to it in the
 * footer and the menu.
 */
export const pageNames = names;

/** A page in React; others may have a name, too. */
export type Route = keyof typeof pageNames;

const all: Readonly<Record<string, string>> = names;

/** The name of any page of names.yml, and the route itself of another one. */
export const pageNameOf = (route: string): string => all[route] ?? route;
