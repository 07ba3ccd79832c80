import type {ReactNode} from 'react';
import {IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import ContactDetail from '../ContactDetail';
import OpenNow from './_OpenNow';
import styles from './styles.module.css';

const icon = {size: 24, stroke: 1.75, 'aria-hidden': true} as const;

/** Where the office is, when to call which number, and where to write. */
export default function ContactFacts(): ReactNode {
  return (
    <ul className={`plain ${styles.facts}`}>
      <li>
        <IconMapPin {...icon} />
        <ContactDetail part="address" />
      </li>
      <li>
        <IconPhone {...icon} />
        <div>
          <ContactDetail part="phone" />
          <small className={styles.hours}>
            <ContactDetail part="hours" />
          </small>
          <OpenNow />
        </div>
      </li>
      <li>
        <IconMail {...icon} />
        <ContactDetail part="email" />
      </li>
    </ul>
  );
}
