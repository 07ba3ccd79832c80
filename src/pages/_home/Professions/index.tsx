import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import copy from '@site-data/pages/home';
import services from '@site-data/services';
import icons from '@woven/services.woven';
import {IconArrowRight} from '@tabler/icons-react';
import ListGrid from '@site/src/components/ListGrid';
import styles from './styles.module.css';

/** With the link to the rest they fill two rows of six. */
const shown = services.slice(0, 11);

/** Eleven professions and a link to all of them. */
export default function Professions(): ReactNode {
  return (
    <section className="band band--mist">
      <h2>{copy.professions.heading}</h2>
      <p className={styles.lead}>{copy.professions.lead}</p>
      <ListGrid columns={[6, 4, 2]} ruled>
        {shown.map(({id, name}) => (
          <li key={id} className={styles.tile}>
            <svg width={34} height={34} aria-hidden="true">
              <use href={`${icons}#${id}`} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
        <li>
          <Link className={`${styles.tile} ${styles.more}`} to="/services">
            <IconArrowRight size={34} stroke={1.5} aria-hidden />
            <span>{copy.professions.more}</span>
          </Link>
        </li>
      </ListGrid>
    </section>
  );
}
