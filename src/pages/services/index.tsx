import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import copy from '@site-data/pages/services';
import services from '@site-data/services';
import {IconArrowRight} from '@tabler/icons-react';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** The professions of src/data/services.yml. Only the last tile, for all others, is a link. */
export default function ServicesPage(): ReactNode {
  return (
    <Page route="/services" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <ListGrid columns={[6, 4, 2]} ruled>
          {services.map(({id, name, icon}) => (
            <li key={id} className={styles.tile}>
              <IconNodes nodes={icon} size={34} />
              <span>{name}</span>
            </li>
          ))}
          <li className={styles.rest}>
            <Link className={`${styles.tile} ${styles.more}`} to="/app">
              <IconArrowRight size={34} stroke={1.5} aria-hidden />
              <span>{copy.more}</span>
            </Link>
          </li>
        </ListGrid>
      </div>
    </Page>
  );
}
