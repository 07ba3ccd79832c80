import copy from '@site/src/data/pages/shared.yml';
import clsx from 'clsx';
import Icon from '../Icon';
import Link from '../Link';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

const stores = [
  {id: 'googlePlay', brand: 'google-play', name: 'Google Play'},
  {id: 'appStore', brand: 'apple', name: 'App Store'},
] as const;

interface Props {
  /** Adds a QR code for the camera of a phone, on wide screens. */
  code?: boolean;
}

export default function StoreBadges({code = false}: Props) {
  return (
    <ul className={clsx('plain', styles.badges, code && styles.withCode)}>
      {stores.map(({id, brand, name}) => (
        <li key={name}>
          <Link className={styles.badge} to={site.stores[id].link}>
            <Icon name={brand} size={28} />
            <span>
              <small>{copy.stores[id]}</small> <strong lang="en">{name}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
