import type {ReactNode} from 'react';

/** What changed, and the button that hands it in. */
export function HandInView(): ReactNode {
  return null;
}
