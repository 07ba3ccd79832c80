import type {ReactNode} from 'react';
import copy from '@site/src/data/pages/hire.yml';
import Badge from '../Badge';
import Icon from '../Icon';
import {Portrait} from '../Illustration';
import styles from './styles.module.css';

interface Example {
  /** The name of a file in src/illustrations/portraits. */
  portrait: string;
  heading: ReactNode;
  place: ReactNode;
  /** Whether it is a shop, which sets prices in place of a rate. */
  sells?: boolean;
}

/** Up to three examples of what a profile in the app shows. A link in a heading may cover its card. */
export default function ExampleCards({examples}: {examples: readonly Example[]}) {
  const {verified, ownPrices, ownRate} = copy.examples;
  return (
    <ul className={`plain ${styles.cards}`}>
      {examples.map(({portrait, heading, place, sells}) => (
        <li key={portrait} className={styles.card}>
          <Portrait className={styles.portrait} id={portrait} />
          <div className={styles.words}>
            <h3>{heading}</h3>
            <p>{place}</p>
            <Badge tone="sample">{verified}</Badge>
            <p className={styles.rate}>
              <Icon name="check" size={18} />
              {sells ? ownPrices : ownRate}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
