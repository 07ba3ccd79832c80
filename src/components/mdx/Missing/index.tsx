import type {PropsWithChildren} from 'react';
import styles from './styles.module.css';

/**
 * A note for those who asked for an address without a page, on the page to which they were sent. Its id
 * is the fragment of such a redirect (src/lib/resolveAddress.ts): `:target` shows it, also without scripts,
 * and not to the other readers of the page.
 */
export function MissingPage({children}: PropsWithChildren) {
  return (
    <aside className={styles.note} id="not-found" data-band>
      {children}
    </aside>
  );
}

/** Words for the address that was asked for, in whose place src/page-scripts/missingAddress.ts writes it. */
export function MissingAddress({children}: PropsWithChildren) {
  return (
    <b data-missing-address suppressHydrationWarning>
      {children}
    </b>
  );
}
