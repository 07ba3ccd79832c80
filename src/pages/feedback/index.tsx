import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconArrowRight} from '@tabler/icons-react';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import {ButtonLink} from '@site/src/components/Button';
import ContactFacts from '@site/src/components/ContactFacts';
import FeedbackForm from './_FeedbackForm';
import styles from './styles.module.css';

export default function FeedbackPage(): ReactNode {
  return (
    <Page
      route="/feedback"
      description={translate({
        id: 'feedback.description',
        message:
          'Ask for a new feature or report a fault in the app: write a few lines here and send them by e-mail, WhatsApp or Telegram.',
        description: 'What the Feedback page is about, for search engines',
      })}
      heading={translate({
        id: 'feedback.heading',
        message: 'Request a feature or report a bug',
        description: 'Heading of the Feedback page',
      })}
      lead={translate({
        id: 'feedback.lead',
        message:
          'Tell us what is missing or what went wrong. The more exactly you describe it, the sooner it can be mended.',
        description: 'Under the heading of the Feedback page',
      })}
    >
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
