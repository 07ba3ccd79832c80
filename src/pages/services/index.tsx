import type {ReactNode} from 'react';
import copy from '@site-data/pages/services';
import services from '@site-data/services';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import IconNodes from '@site/src/components/IconNodes';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** The professions of src/data/services.yml. The tiles are not links. */
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
        </ListGrid>
        <p className={styles.more}>
          <ButtonLink to="/app" look="more">
            {copy.more}
            <IconArrowRight size={20} stroke={1.75} aria-hidden />
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
