import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import {footerColumns} from '@site/src/components/navigation';
import {site} from '@site/src/components/siteData';
import styles from './styles.module.css';

/** The links of the footer, in four columns. */
export default function Columns(): ReactNode {
  return footerColumns.map(({id, heading, links}) => (
    <nav key={id} aria-labelledby={`footer-${id}`}>
      <h2 className={styles.heading} id={`footer-${id}`}>
        {heading}
      </h2>
      <ul className={`plain ${styles.links}`}>
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {id === 'help' && (
          <li>
            <ExternalLink href={site.sitemap.link}>
              <Translate id="footer.sitemap" description="Link to the external sitemap page">
                Sitemap
              </Translate>
            </ExternalLink>
          </li>
        )}
      </ul>
    </nav>
  ));
}
