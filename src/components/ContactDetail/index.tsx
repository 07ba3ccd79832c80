import Translate from '@docusaurus/Translate';
import facts from '@site-data/facts';
import {site} from '../siteData';
import WithPhone from '../WithPhone';
import styles from './styles.module.css';

type ContactPart = 'address' | 'phone' | 'email' | 'hours';

interface Props {
  part: ContactPart;
}

/** One way to reach the company, from src/data/site.yml. A placeholder phone number is not shown. */
export default function ContactDetail({part}: Props) {
  switch (part) {
    case 'address':
      return <span>{site.address}</span>;
    case 'email':
      return (
        <a href={`mailto:${site.email.address}`} lang="en">
          {site.email.address}
        </a>
      );
    case 'phone':
      return (
        <WithPhone>
          <a href={`tel:${site.phone.shown.replace(/[^+\d]/g, '')}`}>{site.phone.shown}</a>
        </WithPhone>
      );
    case 'hours':
      return <span>{site.phone.standin ? hoursText() : callingHoursText()}</span>;
  }
}

/** On a line of its own rather than broken between two hours. */
function Hours() {
  return <span className={styles.hours}>{facts['calling-hours']!.text}</span>;
}

function hoursText() {
  return (
    <Translate
      id="contact.hours"
      description="When to reach us, without a phone number beside it; {days} is for example Sunday to Friday, {hours} 10 AM to 5 PM NPT"
      values={{days: facts['calling-days']!.text, hours: <Hours />}}
    >
      {'Hours: {days}, {hours}'}
    </Translate>
  );
}

function callingHoursText() {
  return (
    <Translate
      id="contact.callingHours"
      description="When to call the number beside it; {days} is for example Sunday to Friday, {hours} 10 AM to 5 PM NPT"
      values={{days: facts['calling-days']!.text, hours: <Hours />}}
    >
      {'Calling hours: {days}, {hours}'}
    </Translate>
  );
}
