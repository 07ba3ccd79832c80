import type {ReactNode} from 'react';
import {Note} from '@site/src/components/mdx/Prose';

interface Props {
  /** The entries of the page's list; without a placeholder among them there is no note. */
  of: readonly {standin?: boolean}[];
  /** A sentence: what is a placeholder here, and until when. */
  children: ReactNode;
}

/** A note above a list that contains placeholders; `data-standin` tells the search what it is about. */
export default function SampleNote({of, children}: Props): ReactNode {
  if (!of.some((entry) => entry.standin)) {
    return null;
  }
  return (
    <Note>
      <p data-standin>{children}</p>
    </Note>
  );
}
