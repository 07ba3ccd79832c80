import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {IconArrowRight} from '@tabler/icons-react';
import {ButtonLink} from '@site/src/components/Button';
import ContactFacts from '@site/src/components/ContactFacts';
import styles from './styles.module.css';

/** For whoever would rather talk than write. */
export default function Talk(): ReactNode {
  return (
    <div className={styles.card}>
      <h2>
        <Translate id="feedback.aside.heading" description="Heading beside the feedback form">
          Would you rather talk?
        </Translate>
      </h2>
      <ContactFacts />
      <ButtonLink look="more" to="/contact">
        <Translate id="feedback.aside.link" description="Link to the Contact page">
          All ways to reach us
        </Translate>
        <IconArrowRight size={20} stroke={1.75} aria-hidden />
      </ButtonLink>
    </div>
  );
}
