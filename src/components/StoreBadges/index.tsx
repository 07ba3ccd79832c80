import copy from '@site/src/data/pages/shared.yml';
import clsx from 'clsx';
import BrandIcon from '../BrandIcon';
import Link from '../Link';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

const stores = [
  {
    brand: 'google-play',
    link: site.stores.googlePlay.link,
    line: copy.stores.googlePlay,
    name: 'Google Play',
  },
  {
    brand: 'apple',
    link: site.stores.appStore.link,
    line: copy.stores.appStore,
    name: 'App Store',
  },
] as const;

interface Props {
  /** Adds a QR code for the camera of a phone, on wide screens. */
  code?: boolean;
}

export default function StoreBadges({code = false}: Props) {
  return (
    <ul className={clsx('plain', styles.badges, code && styles.withCode)}>
      {stores.map(({brand, link, line, name}) => (
        <li key={name}>
          <Link className={styles.badge} to={link}>
            <BrandIcon brand={brand} size={28} />
            <span>
              <small>{line}</small> <strong lang="en">{name}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
