import type {ReactNode} from 'react';

/** The interface words. `id` is focused. */
export function WordsView({id}: {id?: string}): ReactNode {
  return [id].join(' ');
}
