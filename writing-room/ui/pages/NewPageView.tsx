import type {ReactNode} from 'react';

/** A form for a page that is not there yet. */
export function NewPageView(): ReactNode {
  return null;
}
