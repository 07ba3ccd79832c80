import copy from '@site/src/data/pages/services.yml';
import trades from '@site/src/data/services.yml';
import icons from '@generated/illustrations/default/services.sprite';
import clsx from 'clsx';
import {tradeAddress} from '@site/src/lib/hireSearch';
import Link from '../Link';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Professions with their icons. A last tile leads to the app for others.
 *
 * @param linked whether each tile is a link to its page
 */
export default function ServiceTiles({linked = false}) {
  return (
    <ul className={`plain ${styles.tiles}`}>
      {trades.map(({id, name}) => (
        <li key={id} className={styles.tile}>
          <svg className="tile-icon" width={34} height={34} aria-hidden="true">
            <use href={`${icons}#${id}`} />
          </svg>
          <span>
            {linked ? (
              <Link className="covers" to={tradeAddress(id)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        </li>
      ))}
      <li className={styles.last}>
        <Link className={clsx(styles.tile, styles.link)} to="/app">
          <Icon name="arrow-right" size={34} />
          <span>{copy.more}</span>
        </Link>
      </li>
    </ul>
  );
}
