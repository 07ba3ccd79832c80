import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import BrandIcon from '../BrandIcon';
import ExternalLink from '../ExternalLink';
import {site} from '../siteData';
import styles from './styles.module.css';

const stores = [
  {
    brand: 'google-play',
    link: site.stores.googlePlay.link,
    line: translate({
      id: 'store.google.line',
      message: 'Get it on',
      description: 'First line of the Google Play badge',
    }),
    name: translate({
      id: 'store.google.name',
      message: 'Google Play',
      description: 'Second line of the Google Play badge',
    }),
  },
  {
    brand: 'apple',
    link: site.stores.appStore.link,
    line: translate({
      id: 'store.apple.line',
      message: 'Download on the',
      description: 'First line of the App Store badge',
    }),
    name: translate({
      id: 'store.apple.name',
      message: 'App Store',
      description: 'Second line of the App Store badge',
    }),
  },
] as const;

interface Props {
  /** On a computer, beside a QR code for the camera of a phone. */
  code?: boolean;
}

export default function StoreBadges({code = false}: Props) {
  return (
    <ul className={clsx('plain', styles.badges, code && styles.withCode)}>
      {stores.map(({brand, link, line, name}) => (
        <li key={name}>
          <ExternalLink className={styles.badge} href={link}>
            <BrandIcon brand={brand} size={28} />
            <span>
              <small>{line}</small> <strong lang="en">{name}</strong>
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
