import {type ReactNode, useCallback, useState} from 'react';
import styles from './styles.module.css';

/**
 * The nodes of the page as they are at its first render, put back after React has removed them: what
 * was typed or opened is kept, and links lead to documents.
 */
export default function ServedDocument(): ReactNode {
  const [nodes] = useState(() => [...document.getElementById('__docusaurus')!.childNodes]);
  const restore = useCallback(
    (element: HTMLElement | null) => {
      element?.append(...nodes);
      // Docusaurus says that the page is hydrated, which would show what only works then.
      for (const dead of element?.querySelectorAll<HTMLElement>('.needs-js') ?? []) {
        dead.style.visibility = 'hidden';
      }
    },
    [nodes],
  );
  return <div className={styles.served} ref={restore} />;
}
