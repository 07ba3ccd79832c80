import type {ReactNode} from 'react';
import copy from '@site-data/pages/feedback';
import {IconArrowRight} from '@tabler/icons-react';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import {ButtonLink} from '@site/src/components/Button';
import ContactFacts from '@site/src/components/ContactFacts';
import FeedbackForm from './_FeedbackForm';
import styles from './styles.module.css';

export default function FeedbackPage(): ReactNode {
  return (
    <Page route="/feedback" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <WithAside aside={<OtherWays />}>
        <FeedbackForm />
      </WithAside>
    </Page>
  );
}

/** The ways to reach the company without the form. */
function OtherWays(): ReactNode {
  return (
    <div className={styles.card}>
      <h2>{copy.aside.heading}</h2>
      <ContactFacts />
      <ButtonLink look="more" to="/contact">
        {copy.aside.link}
        <IconArrowRight size={20} stroke={1.75} aria-hidden />
      </ButtonLink>
    </div>
  );
}
