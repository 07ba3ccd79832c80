import type {ReactNode} from 'react';
import tapestry from '@woven/tapestry.woven';
import Link from '@docusaurus/Link';
import copy from '@site-data/pages/home';
import trades from '@site-data/trades';
import {IconArrowRight} from '@tabler/icons-react';
import HireSearch from '@site/src/components/HireSearch';
import {tradeAddress} from '@site/src/lib/hireSearch';
import TickList from '@site/src/components/TickList';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

/** The trades that most people look for. */
const WANTED = ['electrician', 'plumber', 'carpenter'];

export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{copy.hero.heading}</h1>
        <p className={styles.lead}>{copy.hero.lead}</p>
        <HireSearch />
        <Trades />
        <TickList className={styles.promises} items={copy.hero.promises} />
      </div>
      <div className={styles.picture}>
        <Woven
          className={styles.tapestry}
          sprite={tapestry}
          id="tapestry"
          width={672}
          height={436}
          crop="corner"
        />
      </div>
    </div>
  );
}

/** Links to the answers for a few trades, and to all of them. */
function Trades(): ReactNode {
  return (
    <ul className={`plain ${styles.trades}`}>
      {trades
        .filter(({id}) => WANTED.includes(id))
        .map(({id, name}) => (
          <li key={id}>
            <Link to={tradeAddress(id)}>{name}</Link>
          </li>
        ))}
      <li>
        <Link to="/hire">
          {copy.hero.all}
          <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </Link>
      </li>
    </ul>
  );
}
