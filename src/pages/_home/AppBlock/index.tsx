import type {ReactNode} from 'react';
import drawing from '@woven/phone.woven';
import Translate from '@docusaurus/Translate';
import StoreBadges from '@site/src/components/StoreBadges';
import {factText} from '@site/src/components/factText';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

/** The app, and where to get it. */
export default function AppBlock(): ReactNode {
  return (
    <section className={`band ${styles.app}`}>
      <div>
        <h2>
          <Translate id="home.app.heading" description="Heading of the block about the app">
            Find Skilled Professionals
          </Translate>
        </h2>
        <p>
          <Translate
            id="home.app.text"
            description="In the block about the app; {downloads} is for example 100K+"
            values={{downloads: factText('downloads', 'short')}}
          >
            {
              '{downloads} downloads. A lightweight app, with easy registration and chat built in. India has been added.'
            }
          </Translate>
        </p>
        <StoreBadges />
      </div>
      <Woven className={styles.phone} sheet={drawing} id="phone" width={280} height={466} />
    </section>
  );
}
