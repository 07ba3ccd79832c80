import type {ReactNode} from 'react';

/** The lists of the site. */
export function ListsView(): ReactNode {
  return null;
}
