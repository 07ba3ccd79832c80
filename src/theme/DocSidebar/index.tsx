import Link from '@site/src/components/Link';
import copy from '@site-data/pages/article';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';
import styles from './styles.module.css';

/** The groups of links of sidebars.ts, the one with this page first. */
export default function DocSidebar({sidebar, path}: Props) {
  const isOwn = (group: PropSidebarItem) =>
    group.type === 'category' &&
    group.items.some((item) => item.type === 'link' && item.href === path);
  return (
    <nav className={`${styles.sidebar} no-print`} aria-label={copy.sidebar}>
      {[...sidebar.filter(isOwn), ...sidebar.filter((group) => !isOwn(group))].map(
        (group, index) => (
          <Group key={index} item={group} />
        ),
      )}
    </nav>
  );
}

function Group({item}: {item: PropSidebarItem}) {
  if (item.type !== 'category') return null;
  return (
    <section>
      <h2 className={styles.heading}>{item.label}</h2>
      <ul className="plain">
        {item.items.map((entry) =>
          entry.type === 'link' ? (
            <li key={entry.href}>
              <Link to={entry.href} activeClassName={styles.current}>
                {entry.label}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
