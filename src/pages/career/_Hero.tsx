import type {ReactNode} from 'react';
import drawing from '@woven/hills.woven';
import Translate from '@docusaurus/Translate';
import HireSearch from '@site/src/components/HireSearch';
import {site} from '@site/src/components/siteData';
import Woven from '@site/src/components/Woven';
import CallbackForm from './_CallbackForm';
import styles from './_hero.module.css';

/** Who can be hired here and who cannot be shown, the search, and the callback form. */
export default function Hero(): ReactNode {
  return (
    <div className={`band ${styles.hero}`}>
      <div>
        <h1>
          <Translate id="career.heading" description="Heading of the Career page">
            Hire people we have already worked with
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate
            id="career.lead"
            description="Under the heading of the Career page; {brand} is the name of the product"
            values={{brand: site.name}}
          >
            {
              'Interns and graduates who trained or work with {brand}, shown to employers and recruiters. Search by city and stack, then ask for a callback.'
            }
          </Translate>
        </p>
        <HireSearch ground="indigo" />
        <p className={styles.policy}>
          <Translate id="career.policy" description="Under the search: who appears on the page">
            Only people who completed an internship here, or work with the company, appear on this
            page. It is not open to outside job seekers.
          </Translate>
        </p>
      </div>
      <CallbackForm />
      <Woven
        className={styles.hills}
        sheet={drawing}
        id="hills"
        width={1920}
        height={72}
        crop="foot"
      />
    </div>
  );
}
