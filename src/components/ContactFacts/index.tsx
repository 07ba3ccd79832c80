import {translate} from '@docusaurus/Translate';
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

const {from, to, days} = site.callingHours;

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

const closedTodayText = translate(
  {
    id: 'contact.closedToday',
    message: 'Closed now, opens on the next working day at {hour} Nepal time',
    description: 'Under the calling hours, before a day without calls; {hour} is for example 10 AM',
  },
  {hour: from.text},
);

/**
 * Whether somebody answers now. src/plugins/starter sets `data-open`, and the style sheet shows the
 * sentence that is true; before that, neither.
 */
function OpenNow() {
  return (
    <div
      className={styles.now}
      role="status"
      data-open-from={from.minutes}
      data-open-to={to.minutes}
      data-open-days={days.join('')}
    >
      <span className={styles.open}>
        <Badge icon="clock-check">{openText}</Badge>
      </span>
      <span className={styles.closed}>
        <Badge icon="clock-x" tone="plain">
          {closedText}
        </Badge>
      </span>
      <span className={styles.closedToday}>
        <Badge icon="clock-x" tone="plain">
          {closedTodayText}
        </Badge>
      </span>
    </div>
  );
}
