import type {ReactNode} from 'react';
import tapestry from '@woven/tapestry.woven';
import Link from '@docusaurus/Link';
import copy from '@site-data/pages/home';
import facts from '@site-data/facts';
import trades from '@site-data/trades';
import {
  IconArrowRight,
  IconBuildingBank,
  IconDownload,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';
import HireSearch from '@site/src/components/HireSearch';
import {tradeAddress} from '@site/src/lib/hireSearch';
import RichText from '@site/src/components/RichText';
import Woven from '@site/src/components/Woven';
import {WANTED} from '../wanted';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{copy.hero.heading}</h1>
          <p className={styles.lead}>{copy.hero.lead}</p>
          <HireSearch />
          <Trades />
        </div>
        <div className={styles.picture}>
          <span className={styles.cloth}>
            <Woven
              className={styles.tapestry}
              sprite={tapestry}
              id="tapestry"
              width={672}
              height={436}
              crop="corner"
            />
          </span>
        </div>
      </div>
      <Proof />
    </>
  );
}

/** Links to the answers for a few trades, and to all of them. */
function Trades(): ReactNode {
  return (
    <ul className={`plain chips ${styles.trades}`}>
      {trades
        .filter(({id}) => WANTED.includes(id))
        .map(({id, name}) => (
          <li key={id}>
            <Link className="chip" to={tradeAddress(id)}>
              {name}
            </Link>
          </li>
        ))}
      <li>
        <Link className="chip" to="/hire">
          {copy.hero.all}
          <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </Link>
      </li>
    </ul>
  );
}

const {checked, registered, downloads} = copy.proof;

/** Each leads to the page that proves it. */
const proofs = [
  {Icon: IconRosetteDiscountCheck, text: <RichText of={checked} />, to: '/how'},
  {Icon: IconBuildingBank, text: <RichText of={registered} />, to: '/certificate'},
  {
    Icon: IconDownload,
    text: <RichText of={downloads} values={{date: facts.downloads!.asOf!.text}} />,
    to: '/timeline',
  },
];

/** Why to trust the marketplace, in three lines. */
function Proof(): ReactNode {
  return (
    <ul className={`plain ${styles.proof}`}>
      {proofs.map(({Icon, text, to}) => (
        <li key={to}>
          <Link to={to}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
