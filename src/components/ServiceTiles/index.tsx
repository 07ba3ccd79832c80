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
  /** The words of the last tile, a link to those that are not shown. */
  rest: string;
  to: string;
}

/** Professions with their icons. Only the last tile is a link. */
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
      <li className={styles.last}>
        <Link className={clsx(styles.tile, styles.link)} to={to}>
          <IconArrowRight size={34} stroke={1.5} aria-hidden />
          <span>{rest}</span>
        </Link>
      </li>
    </ListGrid>
  );
}
