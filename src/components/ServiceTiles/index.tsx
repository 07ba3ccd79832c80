import type {ReactNode} from 'react';
import type trades from '@site-data/trades';
import icons from '@woven/services.woven';
import {IconArrowRight} from '@tabler/icons-react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import ListGrid from '../ListGrid';
import styles from './styles.module.css';

interface Props {
  services: typeof trades;
  /** The words of the last tile, for those that are not shown. */
  rest: string;
  /** Makes the last tile a link. */
  to?: string;
}

/** Professions with their icons. Their tiles are not links. */
export default function ServiceTiles({services, rest, to}: Props): ReactNode {
  return (
    <ListGrid columns={[6, 4, 2]} ruled>
      {services.map(({id, name}) => (
        <li key={id} className={styles.tile}>
          <svg width={34} height={34} aria-hidden="true">
            <use href={`${icons}#${id}`} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
      {to ? (
        <li>
          <Link className={clsx(styles.tile, styles.rest, styles.link)} to={to}>
            <IconArrowRight size={34} stroke={1.5} aria-hidden />
            <span>{rest}</span>
          </Link>
        </li>
      ) : (
        <li className={clsx(styles.tile, styles.rest)}>{rest}</li>
      )}
    </ListGrid>
  );
}
