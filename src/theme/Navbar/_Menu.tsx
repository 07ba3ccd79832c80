import LinkList from '@site/src/components/LinkList';
import copy from '@site/src/data/pages/header.yml';
import {headerLinks, menuGroups} from '@site/src/components/navigation';
import Tools from './_Tools';
import styles from './_menu.module.css';

/**
 * On wide screens the panel of all pages that are not in the header, on others the whole menu. A `details`,
 * so that it opens without JavaScript; src/page-scripts/menus.ts closes it.
 */
export default function Menu() {
  return (
    <details className={styles.menu} data-dismissable>
      <summary className={styles.button}>
        <span className={styles.more}>{copy.more}</span>
        <span className={styles.burger}>
          <span className="visually-hidden">{copy.menu}</span>
          <span className={styles.bars} aria-hidden="true" />
        </span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={copy.menu}>
          <LinkList className={styles.rows} links={headerLinks} activeClassName={styles.current} />
          <div className={styles.groups}>
            {menuGroups.map(({id, heading, links}) => (
              <div key={id}>
                <p id={`menu-${id}`}>{heading}</p>
                <LinkList
                  links={links}
                  activeClassName={styles.current}
                  aria-labelledby={`menu-${id}`}
                />
              </div>
            ))}
          </div>
        </nav>
        <Tools className={styles.tools} />
      </div>
    </details>
  );
}
