import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconClock, IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import ContactDetail from '@site/src/components/ContactDetail';
import styles from './styles.module.css';

const icon = {size: 22, stroke: 1.75, 'aria-hidden': true} as const;

/** Address, phone, mail and calling hours. */
export default function ContactList(): ReactNode {
  return (
    <>
      <h2 className={styles.heading} id="footer-contact">
        <Translate id="footer.contact" description="Heading of the contact block in the footer">
          Contact
        </Translate>
      </h2>
      <ul className={`plain ${styles.contact}`}>
        <li>
          <IconMapPin {...icon} />
          <ContactDetail part="address" />
        </li>
        <li>
          <IconPhone {...icon} />
          <ContactDetail part="phone" />
        </li>
        <li>
          <IconMail {...icon} />
          <ContactDetail part="email" />
        </li>
        <li>
          <IconClock {...icon} />
          <ContactDetail part="hours" />
        </li>
      </ul>
    </>
  );
}
