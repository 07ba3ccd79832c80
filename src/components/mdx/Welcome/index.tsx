import type {PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/welcome.yml';
import {LastChanged} from '@site/src/components/Article';
import {useArticle} from '@site/src/components/Article/context';
import LogoMark from '@site/src/components/Brand/LogoMark';
import {ButtonLink} from '@site/src/components/Button';
import PlaceholderTag from '@site/src/components/PlaceholderTag';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

/** A sheet of paper in the middle of the page, with the day of the last change at its foot. */
export function Letter({children}: PropsWithChildren) {
  return (
    <article className={styles.letter}>
      {children}
      <LastChanged date={useArticle()!.changed} />
    </article>
  );
}

export function WelcomeLogo() {
  return (
    <div className={styles.logo}>
      <LogoMark size={72} />
      <div>
        <strong>{site.name}</strong>
        {copy.since}
      </div>
    </div>
  );
}

/** The placeholder for the founder's signature, with the role. */
export function Signature() {
  return (
    <div className={styles.signature}>
      <svg viewBox="0 0 180 60" width="160" height="53" role="img" aria-label={copy.signature}>
        <path d="M8 44c10-24 18-38 22-34s-8 34-3 34 10-22 16-22-4 20 3 20 9-15 14-15 0 12 6 12 8-9 12-9-1 8 5 8c16 0 40-10 84-16" />
      </svg>
      <p>
        <strong>{site.founder.role}</strong> <PlaceholderTag />
      </p>
    </div>
  );
}

export function WelcomeLinks() {
  return (
    <ul className={`plain ${styles.links}`}>
      {site.welcomeLinks.map(({id, label, link}) => (
        <li key={id}>
          <ButtonLink to={link} look="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
