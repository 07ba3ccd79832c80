import type {PropsWithChildren} from 'react';
import styles from './styles.module.css';

/**
 * A note for visitors of an address without a page, on the page to which they are redirected. Its id is the fragment of
 * the redirect (src/lib/resolveAddress.ts), so `:target` shows the note without scripts, and only to these visitors.
 */
export function MissingPage({children}: PropsWithChildren) {
  return (
    <aside className={styles.note} id="not-found" data-band>
      {children}
    </aside>
  );
}

/** Words in whose place src/page-scripts/missingAddress.ts writes the address that was requested. */
export function MissingAddress({children}: PropsWithChildren) {
  return (
    <b data-missing-address suppressHydrationWarning>
      {children}
    </b>
  );
}
