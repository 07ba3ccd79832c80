import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {neighboursOf} from './_neighboursOf';
import styles from './styles.module.css';

/** The pages before and after this one, in the order of the sidebar. */
export default function Neighbours(): ReactNode {
  const {pathname} = useLocation();
  const {previous, next} = neighboursOf(pathname, useDocsSidebar()?.items ?? []);
  return (
    <nav
      className={`${styles.neighbours} no-print`}
      aria-label={translate({
        id: 'article.neighbours',
        message: 'Previous and next page',
        description: 'Name of the two links under an article, for screen readers',
      })}
    >
      {previous && (
        <Link className={styles.previous} to={previous.href}>
          <small>
            <Translate id="article.previous" description="Above the name of the previous page">
              Previous
            </Translate>
          </small>
          <strong>{previous.label}</strong>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.href}>
          <small>
            <Translate id="article.next" description="Above the name of the next page">
              Next
            </Translate>
          </small>
          <strong>{next.label}</strong>
        </Link>
      )}
    </nav>
  );
}
