import type {ReactNode} from 'react';
import copy from '@site-data/pages/services';
import trades from '@site-data/trades';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import ServiceTiles from '@site/src/components/ServiceTiles';
import styles from './styles.module.css';

/** The professions of src/data/services.yml. The tiles are not links. */
export default function ServicesPage(): ReactNode {
  return (
    <Page route="/services" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <ServiceTiles services={trades} rest={copy.more} />
        <p className={styles.app}>
          <ButtonLink to="/app" look="more">
            {copy.app}
            <IconArrowRight size={20} stroke={1.75} aria-hidden />
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
