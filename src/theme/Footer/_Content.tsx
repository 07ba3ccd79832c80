import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import StoreBadges from '@site/src/components/StoreBadges';
import {footerColumns} from '@site/src/components/navigation';
import {site} from '@site/src/components/siteData';
import FooterContact from './_FooterContact';
import SocialLinks from './_SocialLinks';
import styles from './styles.module.css';

/** The footer of every page: four columns of links, contact, stores, social links and credits. */
export default function FooterContent(): ReactNode {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        {footerColumns.map(({id, heading, links}) => (
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
        ))}
        <FooterContact />
      </div>
      <div className={styles.apps}>
        <StoreBadges />
        <SocialLinks />
      </div>
      <div className={styles.credits}>
        <p>
          <Translate
            id="footer.rights"
            description="The copyright line"
            values={{year: site.rightsYear.text, name: site.name}}
          >
            {'© {year} {name}. All rights reserved.'}
          </Translate>
        </p>
        <p>{site.credit}</p>
      </div>
    </footer>
  );
}
