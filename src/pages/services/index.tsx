import type {ReactNode} from 'react';
import copy from '@site-data/pages/services';
import services from '@site-data/services';
import icons from '@woven/services.woven';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import styles from './styles.module.css';

/** The professions of src/data/services.yml. The tiles are not links. */
export default function ServicesPage(): ReactNode {
  return (
    <Page route="/services" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className="band">
        <ListGrid columns={[6, 4, 2]} ruled>
          {services.map(({id, name}) => (
            <li key={id} className={styles.tile}>
              <svg width={34} height={34} aria-hidden="true">
                <use href={`${icons}#${id}`} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
          <li className={`${styles.tile} ${styles.rest}`}>{copy.more}</li>
        </ListGrid>
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
