import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconCalendarEvent, IconClock, IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import {Button} from '@site/src/components/Button';
import ContactDetail from '@site/src/components/ContactDetail';
import styles from './styles.module.css';

const icon = {size: 22, stroke: 1.75, 'aria-hidden': true} as const;

/** Address, phone, mail and calling hours, and the appointment button (it has no target yet). */
export default function FooterContact(): ReactNode {
  return (
    <section aria-labelledby="footer-contact">
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
      <Button look="marigold" className={styles.appointment}>
        <IconCalendarEvent {...icon} />
        <Translate id="footer.appointment" description="Button in the footer; it has no target yet">
          Book an appointment
        </Translate>
      </Button>
    </section>
  );
}
