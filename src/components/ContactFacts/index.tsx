import copy from '@site/src/data/pages/contact.yml';
import facts from '@site/src/data/facts.yml';
import {fill} from 'content/lists/fill';
import Badge from '../Badge';
import ContactDetail, {ContactItem} from '../ContactDetail';
import Icon from '../Icon';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

/** Where the office is, when to call which number, where to write, and in which languages. */
export default function ContactFacts() {
  return (
    <ul className={`plain taps ${styles.facts}`}>
      <ContactItem part="address" size={24} />
      <ContactItem part="phone" size={24} />
      <li>
        <Icon name="clock" size={24} />
        <div>
          <ContactDetail part="hours" />
          <OpenNow />
        </div>
      </li>
      <ContactItem part="email" size={24} />
      <li>
        <Icon name="language" size={24} />
        {site.answers.text}
      </li>
    </ul>
  );
}

/**
 * Whether somebody answers the telephone now, where the days are known. src/page-scripts/callingHours.ts sets
 * `data-open`, by which the style sheet shows the right sentence; without the script it shows none.
 */
function OpenNow() {
  const {from, to, days} = facts['calling-hours']!;
  if (!days) return null;
  return (
    <div
      className={styles.now}
      role="status"
      data-open-from={from!.minutes}
      data-open-to={to!.minutes}
      data-open-days={days.join('')}
    >
      <span className={styles.open}>
        <Badge icon="clock-check">{fill(copy.hours.open, {hour: to!.text})}</Badge>
      </span>
      <span className={styles.closed}>
        <Badge icon="clock-x" tone="plain">
          {fill(copy.hours.closed, {hour: from!.text})}
        </Badge>
      </span>
      <span className={styles.closedToday}>
        <Badge icon="clock-x" tone="plain">
          {fill(copy.hours.closedToday, {hour: from!.text})}
        </Badge>
      </span>
    </div>
  );
}
