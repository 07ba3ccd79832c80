import type {ReactNode} from 'react';

/** A page in Markdown. `block` or `field` is focused. */
export function PageView({
  name,
  block,
  field,
}: {
  name: string;
  block?: number;
  field?: string;
}): ReactNode {
  return [name, block, field].join(' ');
}
