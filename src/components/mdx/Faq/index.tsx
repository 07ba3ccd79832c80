import {Children, cloneElement, isValidElement, type PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/faq.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ButtonLink} from '@site/src/components/Button';
import ContactDetail from '@site/src/components/ContactDetail';
import LinkList from '@site/src/components/LinkList';
import RichText from '@site/src/components/RichText';
import site from '@site/src/data/site.yml';
import styles from './styles.module.css';

const {hiring} = copy;

/** Links for visitors who look for a plumber and not for an intern. */
const answers = [
  {to: '/how#what-we-do-not-do', label: hiring.cost},
  {to: '/hire/electrician#verified', label: hiring.verified},
  {to: '/contact#complaint', label: hiring.wrong},
];

/** Questions, of which the first is open as an example, and links to answers on other pages. */
export function FaqList({children}: PropsWithChildren) {
  return (
    <>
      <section className={styles.hiring}>
        <h2 className={styles.cardHeading}>{hiring.heading}</h2>
        <LinkList className="taps" links={answers} />
      </section>
      <div className={styles.list}>
        {Children.toArray(children)
          .filter(isValidElement<FaqProps>)
          .map((question, index) =>
            index === 0 ? cloneElement(question, {open: true}) : question,
          )}
      </div>
    </>
  );
}

interface FaqProps extends PropsWithChildren {
  /** The hash of the answer's own address: /faq#id. */
  id: string;
  question: string;
  open?: boolean;
}

/**
 * A question that expands its answer. The id is on the answer: browsers open a `details` when the address points into
 * it, but not when the address points to the `details`. In older browsers src/page-scripts/openAnswers.ts opens it. The
 * build finds questions and answers by `data-faq`, for the structured data.
 */
export function Faq({id, question, open, children}: FaqProps) {
  useBrokenLinks().collectAnchor(id);

  return (
    <details className={styles.faq} open={open} data-faq>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer} id={id}>
        {children}
      </div>
    </details>
  );
}

/** For visitors without an answer: a link to the contact page, and the phone number if there is one. */
export function ContactCard() {
  return (
    <aside className={`edged ${styles.card}`}>
      <h2 className={styles.cardHeading}>{copy.contact.heading}</h2>
      <p>
        {site.phone.placeholder ? (
          copy.contact.text
        ) : (
          <RichText
            of={copy.contact.textWithPhone}
            values={{phone: <ContactDetail part="phone" />}}
          />
        )}
      </p>
      <ButtonLink to="/contact">{copy.contact.action}</ButtonLink>
    </aside>
  );
}
