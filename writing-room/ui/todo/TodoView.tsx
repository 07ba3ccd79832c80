import type {ReactNode} from 'react';

/** What waits: pairs that are not agreed, stand-ins, disagreements. */
export function TodoView(): ReactNode {
  return null;
}
