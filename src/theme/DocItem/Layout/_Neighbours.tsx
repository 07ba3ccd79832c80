import Link from '@site/src/components/Link';
import copy from '@site-data/pages/article';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import styles from './styles.module.css';

export default function Neighbours() {
  const {pathname} = useLocation();
  const {previous, next} = neighboursOf(pathname, useDocsSidebar()?.items ?? []);
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label={copy.neighbours}>
      {previous && (
        <Link className={styles.previous} to={previous.href}>
          <small>{copy.previous}</small>
          <strong>{previous.label}</strong>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.href}>
          <small>{copy.next}</small>
          <strong>{next.label}</strong>
        </Link>
      )}
    </nav>
  );
}

interface NeighbourLinks {
  previous?: PropSidebarItemLink;
  next?: PropSidebarItemLink;
}

/** The links before and after a path in a sidebar, across its groups. */
export function neighboursOf(path: string, sidebar: readonly PropSidebarItem[]): NeighbourLinks {
  const links = sidebar.flatMap(linksOf);
  const index = links.findIndex(({href}) => href === path);
  return index < 0 ? {} : {previous: links[index - 1], next: links[index + 1]};
}

function linksOf(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'category') return item.items.flatMap(linksOf);
  return item.type === 'link' ? [item] : [];
}
