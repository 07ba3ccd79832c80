import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {IconChevronRight, IconLanguage} from '@tabler/icons-react';
import {useLocation} from '@docusaurus/router';
import {headerLinks, menuLinks} from '@site/src/components/navigation';
import Tools from './_Tools';
import styles from './_menu.module.css';

/** The menu on small screens. A `details`, so that it opens without JavaScript. */
export default function Menu(): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissableDetails(details);

  return (
    <details ref={details} className={styles.menu}>
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

/**
 * Closes an open `details` on Escape (focus goes back to its `summary`), on a click outside, on a
 * click on one of its links, and when the page changes.
 */
function useDismissableDetails(details: RefObject<HTMLDetailsElement | null>): void {
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);

  useEffect(() => {
    // Not at the first run: it may have been opened before hydration.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    details.current?.removeAttribute('open');
  }, [details, pathname]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    }

    function onClick(event: MouseEvent): void {
      const element = details.current;
      if (!element?.open || !(event.target instanceof Element)) return;
      const outside = !element.contains(event.target);
      if (outside || event.target.closest('a')) element.open = false;
    }

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [details]);
}
