import type {ReactNode} from 'react';
import tapestry from '@woven/tapestry.woven';
import copy from '@site-data/pages/home';
import HireSearch from '@site/src/components/HireSearch';
import RichText from '@site/src/components/RichText';
import TickList from '@site/src/components/TickList';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{copy.hero.heading}</h1>
        <p className={styles.lead}>{copy.hero.lead}</p>
        <HireSearch />
        <p className={styles.trades}>
          <RichText of={copy.hero.trades} />
        </p>
        <TickList className={styles.promises} items={copy.hero.promises} />
      </div>
      <div className={styles.picture}>
        <Woven
          className={styles.tapestry}
          sprite={tapestry}
          id="tapestry"
          width={672}
          height={568}
          crop="foot"
        />
      </div>
    </div>
  );
}
