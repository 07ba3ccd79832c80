import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {IconChevronRight, IconLanguage} from '@tabler/icons-react';
import {headerLinks, menuLinks} from '@site/src/components/navigation';
import Tools from './_Tools';
import styles from './_menu.module.css';

/** The menu on small screens. A `details`, so that it opens without JavaScript; src/plugins/starter closes it. */
export default function Menu(): ReactNode {
  return (
    <details className={styles.menu} data-dismissable>
      <summary className={styles.burger}>
        <span className="visually-hidden">
          <Translate id="menu.label" description="Name of the button that opens the menu">
            Menu
          </Translate>
        </span>
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <nav
          aria-label={translate({
            id: 'menu.navigation',
            message: 'Menu',
            description: 'Name of the menu navigation for screen readers',
          })}
        >
          <ul className={`plain ${styles.rows}`}>
            {headerLinks.map(({to, label}) => (
              <li key={to}>
                <Link isNavLink exact to={to} activeClassName={styles.current}>
                  {label}
                  <IconChevronRight size={24} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          <ul className={`plain ${styles.second}`}>
            {menuLinks.map(({to, label}) => (
              <li key={to}>
                <Link isNavLink exact to={to} activeClassName={styles.current}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Tools
          className={styles.tools}
          languageIcon={<IconLanguage size={22} stroke={1.75} aria-hidden />}
        />
      </div>
    </details>
  );
}
