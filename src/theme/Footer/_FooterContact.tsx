import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconCalendarEvent} from '@tabler/icons-react';
import {Button} from '@site/src/components/Button';
import styles from './styles.module.css';

const soon = translate({
  id: 'footer.appointment.soon',
  message: 'Not available yet. Please call or write to us.',
  description: 'Under the appointment button of the footer, when it has been pressed',
});

interface Props {
  /** How to reach the company, with a heading of the id `footer-contact`. */
  children: ReactNode;
}

/** Contacts, and the appointment button: without a target yet, it says so. */
export default function FooterContact({children}: Props): ReactNode {
  const [pressed, setPressed] = useState(false);
  return (
    <section aria-labelledby="footer-contact">
      {children}
      <Button look="marigold" className={styles.appointment} onClick={() => setPressed(true)}>
        <IconCalendarEvent size={22} stroke={1.75} aria-hidden />
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
