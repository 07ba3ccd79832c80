import type {ReactNode} from 'react';
import {Note} from '@site/src/components/mdx/Prose';

type Entries = readonly {placeholder?: boolean}[];

interface Props {
  /** The entries of the page's list; without a placeholder among them there is no note. */
  of: Entries;
  /** A sentence: what is a placeholder here, and until when. */
  children: ReactNode;
}

/** The value for `data-placeholder` of a `section` with a list whose note is in another section. */
export function hasPlaceholder(entries: Entries): true | undefined {
  return entries.some(({placeholder}) => placeholder) || undefined;
}

/** A note above a list that contains placeholders. By `data-placeholder` the search knows which list. */
export default function PlaceholderNote({of, children}: Props) {
  if (!hasPlaceholder(of)) return null;
  return (
    <Note>
      <p data-placeholder>{children}</p>
    </Note>
  );
}
