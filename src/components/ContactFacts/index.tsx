import copy from '@site/src/data/pages/contact.yml';
import facts from '@site/src/data/facts.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import Badge from '../Badge';
import ContactDetail from '../ContactDetail';
import Icon from '../Icon';
import WithPhone from '../WithPhone';
import {site} from '../siteData';
import styles from './styles.module.css';

/** Where the office is, when to call which number, where to write, and in which languages. */
export default function ContactFacts() {
  return (
    <ul className={`plain ${styles.facts}`}>
      <li>
        <Icon name="map-pin" size={24} />
        <ContactDetail part="address" />
      </li>
      <WithPhone>
        <li>
          <Icon name="phone" size={24} />
          <ContactDetail part="phone" />
        </li>
      </WithPhone>
      <li>
        <Icon name="clock" size={24} />
        <div>
          <ContactDetail part="hours" />
          <OpenNow />
        </div>
      </li>
      <li>
        <Icon name="mail" size={24} />
        <ContactDetail part="email" />
      </li>
      <li>
        <Icon name="language" size={24} />
        {site.answers.text}
      </li>
    </ul>
  );
}

const {from, to} = facts['calling-hours']!;
const {days} = facts['calling-days']!;

const {open, closed, closedToday} = copy.hours;

/**
 * Whether somebody answers now. src/plugins/starter sets `data-open`, and the style sheet shows the
 * sentence that is true; before that, neither.
 */
function OpenNow() {
  return (
    <div
      className={styles.now}
      role="status"
      data-open-from={from!.minutes}
      data-open-to={to!.minutes}
      data-open-days={days!.join('')}
    >
      <span className={styles.open}>
        <Badge icon="clock-check">{fill(open, {hour: to!.text})}</Badge>
      </span>
      <span className={styles.closed}>
        <Badge icon="clock-x" tone="plain">
          {fill(closed, {hour: from!.text})}
        </Badge>
      </span>
      <span className={styles.closedToday}>
        <Badge icon="clock-x" tone="plain">
          {fill(closedToday, {hour: from!.text})}
        </Badge>
      </span>
    </div>
  );
}
