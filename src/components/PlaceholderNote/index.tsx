import type {ReactNode} from 'react';
import {Note} from '@site/src/components/mdx/Prose';

type Entries = readonly {placeholder?: boolean}[];

interface Props {
  /** The entries of the page's list; without a placeholder among them there is no note. */
  of: Entries;
  /** A sentence: what is a placeholder here, and until when. */
  children: ReactNode;
}

/** For the `data-placeholder` of a `section` whose list has its note in another one. */
export function hasPlaceholder(entries: Entries): true | undefined {
  return entries.some(({placeholder}) => placeholder) || undefined;
}

/** A note above a list that contains placeholders; `data-placeholder` tells the search what it is about. */
export default function PlaceholderNote({of, children}: Props) {
  if (!hasPlaceholder(of)) return null;
  return (
    <Note>
      <p data-placeholder>{children}</p>
    </Note>
  );
}
