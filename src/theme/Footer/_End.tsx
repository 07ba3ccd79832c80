import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import StoreBadges from '@site/src/components/StoreBadges';
import {site} from '@site/src/components/siteData';
import SocialLinks from './_SocialLinks';
import styles from './styles.module.css';

/** The end of the footer: stores, social links and credits. */
export default function End(): ReactNode {
  return (
    <>
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
    </>
  );
}
