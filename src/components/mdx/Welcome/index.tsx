import type {ReactNode} from 'react';
import copy from '@site-data/pages/welcome';
import Mark from '@site/src/components/Brand/Mark';
import ExternalLink from '@site/src/components/ExternalLink';
import Sample from '@site/src/components/Sample';
import {site} from '@site/src/components/siteData';
import styles from './styles.module.css';

export function WelcomeLogo(): ReactNode {
  return (
    <p className={styles.logo}>
      <Mark size={72} />
      <span>{site.name}</span>
    </p>
  );
}

/** The placeholder for the founder's signature. */
export function Signature(): ReactNode {
  return (
    <p className={styles.signature}>
      <svg viewBox="0 0 180 60" width="180" height="60" role="img" aria-label={copy.signature}>
        <path d="M8 44c10-24 18-38 22-34s-8 34-3 34 10-22 16-22-4 20 3 20 9-15 14-15 0 12 6 12 8-9 12-9-1 8 5 8c16 0 40-10 84-16" />
      </svg>
      <Sample />
    </p>
  );
}

export function WelcomeLinks(): ReactNode {
  return (
    <div className={styles.links}>
      <p>
        <strong>{site.founder.role}</strong>
      </p>
      <ul className="plain">
        {site.welcomeLinks.map(({id, label, link}) => (
          <li key={id}>
            <ExternalLink href={link}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
