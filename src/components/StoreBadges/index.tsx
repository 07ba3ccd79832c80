import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconBrandApple, IconBrandGooglePlay} from '@tabler/icons-react';
import ExternalLink from '../ExternalLink';
import {site} from '../siteData';
import styles from './styles.module.css';

/** The links to the two app stores. */
export default function StoreBadges(): ReactNode {
  return (
    <ul className={`plain ${styles.badges}`}>
      <li>
        <ExternalLink className={styles.badge} href={site.stores.googlePlay.link}>
          <IconBrandGooglePlay size={28} stroke={1.75} aria-hidden />
          <span>
            <small>
              <Translate id="store.google.line" description="First line of the Google Play badge">
                Get it on
              </Translate>
            </small>{' '}
            <strong lang="en">
              <Translate id="store.google.name" description="Second line of the Google Play badge">
                Google Play
              </Translate>
            </strong>
          </span>
        </ExternalLink>
      </li>
      <li>
        <ExternalLink className={styles.badge} href={site.stores.appStore.link}>
          <IconBrandApple size={28} stroke={1.75} aria-hidden />
          <span>
            <small>
              <Translate id="store.apple.line" description="First line of the App Store badge">
                Download on the
              </Translate>
            </small>{' '}
            <strong lang="en">
              <Translate id="store.apple.name" description="Second line of the App Store badge">
                App Store
              </Translate>
            </strong>
          </span>
        </ExternalLink>
      </li>
    </ul>
  );
}
