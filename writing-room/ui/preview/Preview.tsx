import type {ReactNode} from 'react';

/** The page itself, as readers get it. */
export function Preview({route}: {route: string}): ReactNode {
  return [route].join(' ');
}
