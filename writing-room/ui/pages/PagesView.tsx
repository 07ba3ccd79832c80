import type {ReactNode} from 'react';

/** The pages of the site. */
export function PagesView(): ReactNode {
  return null;
}
