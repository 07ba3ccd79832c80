import type {ReactNode} from 'react';
import Link from '../Link';
import copy from '@site/src/data/pages/shared.yml';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import pageNames from '@site/src/data/pages/names.yml';
import {usePageName} from '../PageName';
import pictures from './pictures.module.css';
import styles from './styles.module.css';

interface CrumbProps {
  /** The page between the home page and this one. */
  parent?: {to: string; name: string};
  /** The name of the page with a city, which src/page-scripts/city.ts fills in. */
  inCity?: string;
}

interface Props extends CrumbProps {
  /** The `h1` and a sentence. */
  children: ReactNode;
  /** In place of the picture of the page. */
  picture?: ReactNode;
}

/** The band at the top of a page: breadcrumb, heading and a sentence, and a picture on wide screens. */
export default function PageHead({children, picture, ...crumb}: Props) {
  const {pathname} = useLocation();
  const ownPicture = pictures[/([^/]*)\/?$/.exec(pathname)?.[1] ?? ''];
  return (
    <header className={styles.head} data-band>
      <div>
        <Crumb {...crumb} />
        <div className={styles.words}>{children}</div>
      </div>
      {picture ?? (ownPicture && <span className={clsx(pictures.picture, ownPicture)} />)}
    </header>
  );
}

export function Crumb({parent, inCity}: CrumbProps) {
  const name = usePageName();
  return (
    <nav className={`taps ${styles.crumb}`} aria-label={copy.crumb}>
      <ol className="plain">
        <li>
          <Link to="/">{pageNames['/']}</Link>
        </li>
        {parent && (
          <li>
            <Link to={parent.to}>{parent.name}</Link>
          </li>
        )}
        <li aria-current="page" data-city-text={inCity} suppressHydrationWarning>
          {name}
        </li>
      </ol>
    </nav>
  );
}
