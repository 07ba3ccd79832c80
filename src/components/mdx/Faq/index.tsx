import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {IconLink} from '@tabler/icons-react';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import ContactDetail from '@site/src/components/ContactDetail';
import Fact from '@site/src/components/Fact';
import styles from './styles.module.css';

interface ListProps {
  children: ReactNode;
}

export function FaqList({children}: ListProps): ReactNode {
  return <div className={styles.list}>{children}</div>;
}

interface FaqProps {
  /** The hash of the answer's own address: /faq#id. */
  id: string;
  question: string;
  children: ReactNode;
}

/**
 * A question that expands its answer. The anchor is inside the `details`: browsers open it when the
 * address points into it, or else src/plugins/starter does. The build finds questions and
 * answers by `data-faq`, for the structured data.
 */
export function Faq({id, question, children}: FaqProps): ReactNode {
  useBrokenLinks().collectAnchor(id);

  return (
    <details className={styles.faq} data-faq>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer} id={id}>
        {children}
        <Link
          className={clsx(styles.permalink, 'no-print')}
          to={`#${id}`}
          aria-label={translate(
            {
              id: 'faq.permalink.label',
              message: 'Link to this answer: {question}',
              description: 'The address of one answer, for screen readers',
            },
            {question},
          )}
        >
          <IconLink size={20} stroke={1.75} aria-hidden />
          <Translate id="faq.permalink" description="Under an answer: its own address, to share">
            Link to this answer
          </Translate>
        </Link>
      </div>
    </details>
  );
}

/** For visitors without an answer: calling hours and a link to the contact page. */
export function ContactCard(): ReactNode {
  return (
    <aside className={styles.card}>
      <h2 className={styles.cardHeading}>
        <Translate id="faq.contact.heading" description="Heading of the card beside the questions">
          Not answered here?
        </Translate>
      </h2>
      <p>
        <Translate
          id="faq.contact.text"
          description="{phone} is the phone number, {hours} for example: 10 AM to 5 PM NPT"
          values={{
            phone: <ContactDetail key="phone" part="phone" />,
            hours: <Fact key="hours" id="calling-hours" />,
          }}
        >
          {'Call {phone}, {hours}, or send the question to us.'}
        </Translate>
      </p>
      <ButtonLink to="/contact">
        <Translate id="faq.contact.action" description="Button of the card beside the questions">
          Contact us
        </Translate>
      </ButtonLink>
    </aside>
  );
}
