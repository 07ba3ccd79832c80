import type {ReactNode} from 'react';
import {Note} from '@site/src/components/mdx/Prose';

interface Props {
  /** The entries of the page's list; the note leaves by itself with the last stand-in. */
  of: readonly {standin?: boolean}[];
  /** One sentence: what is a stand-in here, and until when. */
  children: ReactNode;
}

/** Says above a list that some of it is not the real thing yet. */
export default function SampleNote({of, children}: Props): ReactNode {
  if (!of.some((entry) => entry.standin)) {
    return null;
  }
  return (
    <Note>
      <p>{children}</p>
    </Note>
  );
}
