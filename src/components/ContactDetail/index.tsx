import copy from '@site/src/data/pages/contact.yml';
import facts from '@site/src/data/facts.yml';
import site from '@site/src/data/site.yml';
import Icon from '../Icon';
import RichText from '../RichText';
import WithPhone from '../WithPhone';
import Link from '../Link';
import styles from './styles.module.css';

const icons = {address: 'map-pin', phone: 'phone', email: 'mail', hours: 'clock'};

type ContactPart = keyof typeof icons;

/** The address breaks between the two where it is too long for a line. */
const [user, domain] = site.email.address.split('@');

/** An item of a list with its icon. */
export function ContactItem({part, size}: {part: ContactPart; size: number}) {
  const item = (
    <li>
      <Icon name={icons[part]} size={size} />
      <ContactDetail part={part} />
    </li>
  );
  return part === 'phone' ? <WithPhone>{item}</WithPhone> : item;
}

/** One way to reach the company, from src/data/site.yml. A placeholder phone number is not shown. */
export default function ContactDetail({part}: {part: ContactPart}) {
  switch (part) {
    case 'address':
      return <span>{site.address}</span>;
    case 'email':
      return (
        <Link href={`mailto:${site.email.address}`} lang="en">
          {`${user}@`}
          <wbr />
          {domain}
        </Link>
      );
    case 'phone':
      return (
        <WithPhone>
          <Link href={`tel:${site.phone.shown.replace(/[^+\d]/g, '')}`}>{site.phone.shown}</Link>
        </WithPhone>
      );
    case 'hours':
      return (
        <span>
          <RichText
            of={site.phone.placeholder ? copy.hours.shown : copy.hours.calling}
            values={{
              // Not broken between two hours, but on a line of its own.
              hours: <span className={styles.hours}>{facts['calling-hours']!.text}</span>,
            }}
          />
        </span>
      );
  }
}
