import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconCalendarEvent, IconClock, IconMail, IconMapPin, IconPhone} from '@tabler/icons-react';
import {Button} from '@site/src/components/Button';
import ContactDetail from '@site/src/components/ContactDetail';
import styles from './styles.module.css';

const icon = {size: 22, stroke: 1.75, 'aria-hidden': true} as const;

const soon = translate({
  id: 'footer.appointment.soon',
  message: 'Not available yet. Please call or write to us.',
  description: 'Under the appointment button of the footer, when it has been pressed',
});

/** Address, phone, mail and calling hours, and the appointment button: without a target yet, it says so. */
export default function FooterContact(): ReactNode {
  const [pressed, setPressed] = useState(false);
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
      <Button look="marigold" className={styles.appointment} onClick={() => setPressed(true)}>
        <IconCalendarEvent {...icon} />
        <Translate id="footer.appointment" description="Button in the footer; it has no target yet">
          Book an appointment
        </Translate>
      </Button>
      <div role="status">{pressed && <p className={styles.soon}>{soon}</p>}</div>
      <noscript>
        <p className={styles.soon}>{soon}</p>
      </noscript>
    </section>
  );
}
