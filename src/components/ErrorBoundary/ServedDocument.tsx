import {type ReactNode, useCallback, useState} from 'react';
import styles from './styles.module.css';

/**
 * The document that was served, after an error while React started: the nodes that React has removed
 * are put back, so what was typed or opened is kept, and links lead to documents.
 */
export default function ServedDocument(): ReactNode {
  const [nodes] = useState(() => [...document.getElementById('__docusaurus')!.childNodes]);
  const restore = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.append(...nodes);
      keepHead();
      // Docusaurus says that the page is hydrated, which would show what only works then.
      delete document.documentElement.dataset.scripts;
    },
    [nodes],
  );
  return <div className={styles.served} ref={restore} />;
}

/** Brings back what Helmet removes in its next frame, because the components that set it are gone. */
function keepHead(): void {
  const {documentElement: html, head} = document;
  const attributes = [...html.attributes].map(({name, value}) => [name, value] as const);
  const tags = [...head.querySelectorAll('[data-rh]')];
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const [name, value] of attributes) {
        if (!html.hasAttribute(name)) html.setAttribute(name, value);
      }
      head.append(...tags.filter((tag) => !tag.isConnected));
    }),
  );
}
