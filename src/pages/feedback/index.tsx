import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import FeedbackForm from './_FeedbackForm';
import Talk from './_Talk';

/** Feature requests and bug reports. */
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
      <WithAside aside={<Talk />}>
        <FeedbackForm />
      </WithAside>
    </Page>
  );
}
