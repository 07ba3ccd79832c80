import type {ReactNode} from 'react';
import {IconClockCheck, IconClockX, IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import {translate} from '@docusaurus/Translate';
import ContactDetail from '../ContactDetail';
import {site} from '../siteData';
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

const {from, to} = site.callingHours;

const openText = translate(
  {
    id: 'contact.openNow',
    message: 'Open now, until {hour} Nepal time',
    description: 'Under the calling hours; {hour} is for example 5 PM',
  },
  {hour: to.text},
);

const closedText = translate(
  {
    id: 'contact.closedNow',
    message: 'Closed now, opens at {hour} Nepal time',
    description: 'Under the calling hours; {hour} is for example 10 AM',
  },
  {hour: from.text},
);

const statusIcon = {size: 20, stroke: 1.75, 'aria-hidden': true} as const;

/**
 * Whether the telephone is answered now. src/plugins/starter sets `data-open`, and the style sheet
 * shows the sentence that is true; before that, neither.
 */
function OpenNow(): ReactNode {
  return (
    <div
      className={styles.now}
      role="status"
      data-open-from={from.minutes}
      data-open-to={to.minutes}
    >
      <span className={styles.open}>
        <IconClockCheck {...statusIcon} />
        {openText}
      </span>
      <span className={styles.closed}>
        <IconClockX {...statusIcon} />
        {closedText}
      </span>
    </div>
  );
}
