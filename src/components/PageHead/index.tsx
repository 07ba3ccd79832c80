import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {pageNames} from '../pageNames';
import {usePageName} from '../PageName';
import Scene from '../Woven/Scene';
import styles from './styles.module.css';

interface Props {
  /** The `h1`, then one sentence. */
  children: ReactNode;
  /** A city whose woven scene stands at the right, on the edge of the band. */
  scene?: string;
}

/** The band at the top of a page: where it stands, its heading, and one sentence about it. */
export default function PageHead({children, scene}: Props): ReactNode {
  return (
    <header className={styles.head} data-band>
      <div>
        <Crumb />
        <div className={styles.words}>{children}</div>
      </div>
      {scene && <Scene className={styles.scene} city={scene} />}
    </header>
  );
}

/** Home / this page. */
export function Crumb(): ReactNode {
  const name = usePageName();
  return (
    <nav
      className={styles.crumb}
      aria-label={translate({
        id: 'crumb.label',
        message: 'You are here',
        description: 'Name of the breadcrumb navigation for screen readers',
      })}
    >
      <ol className="plain">
        <li>
          <Link to="/">{pageNames['/']}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
