import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {pageNames} from '../pageNames';
import {usePageName} from '../PageName';
import Scene from '../Woven/Scene';
import styles from './styles.module.css';

interface Props {
  /** The `h1` and a sentence. */
  children: ReactNode;
  /** The id of a city whose woven scene is shown at the right. */
  scene?: string;
}

/** The band at the top of a page: breadcrumb, heading and a sentence. */
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
