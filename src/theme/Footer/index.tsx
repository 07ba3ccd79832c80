import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconCalendarEvent} from '@tabler/icons-react';
import {staticPart} from '@site/src/components/StaticPart';
import {Button} from '@site/src/components/Button';
import type * as StaticParts from './_staticParts';
import styles from './styles.module.css';

const parts = IS_SERVER
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would put them into the browser's bundle
    (require('./_staticParts') as typeof StaticParts)
  : undefined;
const load = (name: keyof typeof StaticParts) => () =>
  import('./_staticParts').then((module) => ({default: module[name]}));

const Columns = staticPart('footer-links', parts?.Columns, load('Columns'));
const ContactList = staticPart('footer-contacts', parts?.ContactList, load('ContactList'));
const FooterBottom = staticPart('footer-bottom', parts?.FooterBottom, load('FooterBottom'));

export default function Footer(): ReactNode {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        <Columns />
        <FooterContact>
          <ContactList />
        </FooterContact>
      </div>
      <FooterBottom />
    </footer>
  );
}

const soon = translate({
  id: 'footer.appointment.soon',
  message: 'Not available yet. Please call or write to us.',
  description: 'Under the appointment button of the footer, when it has been pressed',
});

interface FooterContactProps {
  /** Contains the heading with the id `footer-contact`. */
  children: ReactNode;
}

/** Contacts and the appointment button, which says that it has no target yet. */
function FooterContact({children}: FooterContactProps): ReactNode {
  const [pressed, setPressed] = useState(false);
  return (
    <section aria-labelledby="footer-contact">
      {children}
      <Button look="highlight" className={styles.appointment} onClick={() => setPressed(true)}>
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
