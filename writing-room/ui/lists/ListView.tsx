import type {ReactNode} from 'react';
import type {FilePath} from '../../protocol';

/** One list: its entries and their forms. `path` is focused. */
export function ListView({name, path}: {name: string; path?: FilePath}): ReactNode {
  return [name, path].join(' ');
}
