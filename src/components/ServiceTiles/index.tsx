import type trades from '@site/src/data/services.yml';
import icons from '@woven/services.woven';
import clsx from 'clsx';
import Link from '../Link';
import Icon from '../Icon';
import ListGrid from '../ListGrid';
import styles from './styles.module.css';

interface Props {
  services: typeof trades;
  /** The address of a profession; without it no profession is a link. */
  addressOf?: (id: string) => string;
  /** The words of a last tile, a link to the app for those that are not shown. */
  rest?: string;
}

/** Professions with their icons. */
export default function ServiceTiles({services, addressOf, rest}: Props) {
  return (
    <ListGrid columns={[6, 4, 2]} ruled>
      {services.map(({id, name}) => (
        <li key={id} className={styles.tile}>
          <svg width={34} height={34} aria-hidden="true">
            <use href={`${icons}#${id}`} />
          </svg>
          <span>
            {addressOf ? (
              <Link className="covers" to={addressOf(id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        </li>
      ))}
      {rest && (
        <li className={styles.last}>
          <Link className={clsx(styles.tile, styles.link)} to="/app">
            <Icon name="arrow-right" size={34} />
            <span>{rest}</span>
          </Link>
        </li>
      )}
    </ListGrid>
  );
}
