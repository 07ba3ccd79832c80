import {type ReactNode, useEffect, useState} from 'react';
import {IconClockCheck, IconClockX, IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import ContactDetail from '../ContactDetail';
import StableWidthText from '../StableWidthText';
import {site} from '../siteData';
import {type Hours, openNow} from './_openNow';
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

/** Whether the telephone is answered now. A change is announced to screen readers. */
function OpenNow(): ReactNode {
  const {open, changed} = useOpenNow({from: from.minutes, to: to.minutes});
  const text = open === null ? null : open ? openText : closedText;
  return (
    <div className={clsx(styles.now, open && styles.open)}>
      {open !== null &&
        (open ? <IconClockCheck {...statusIcon} /> : <IconClockX {...statusIcon} />)}
      <StableWidthText shown={text} phrases={[openText, closedText]} />
      <span className="visually-hidden" role="status">
        {changed && text}
      </span>
    </div>
  );
}

interface OpenStatus {
  /** Null until hydration: it depends on the visitor's clock. */
  open: boolean | null;
  /** It changed while the page was open. */
  changed: boolean;
}

/** Whether the telephone is answered now, kept up to date while the page is open. */
function useOpenNow({from, to}: Hours): OpenStatus {
  const [status, setStatus] = useState<OpenStatus>({open: null, changed: false});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const {open, changesIn} = openNow(Date.now(), {from, to});
      setStatus((before) =>
        before.open === open ? before : {open, changed: before.open !== null},
      );
      timer = setTimeout(update, changesIn);
    };
    update();
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [from, to]);
  return status;
}
