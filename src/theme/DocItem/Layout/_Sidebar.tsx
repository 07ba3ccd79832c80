import copy from '@site/src/data/pages/article.yml';
import LinkList from '@site/src/components/LinkList';
import {sidebarGroups} from '@site/src/components/navigation';
import styles from './_sidebar.module.css';

interface Props {
  route: string;
}

/** The column of links beside an article, the group with this page first. */
export default function Sidebar({route}: Props) {
  const isOwn = (group: (typeof sidebarGroups)[number]) => group.links.some(({to}) => to === route);
  const groups = [...sidebarGroups].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (
    <nav className={`beside ${styles.sidebar} no-print`} aria-label={copy.sidebar}>
      {groups.map(({id, heading, links}) => (
        <section key={id}>
          <h2 className={styles.heading}>{heading}</h2>
          <LinkList links={links} activeClassName={styles.current} />
        </section>
      ))}
    </nav>
  );
}
