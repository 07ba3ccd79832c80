import Link from '@site/src/components/Link';
import LinkList from '@site/src/components/LinkList';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import copy from '@site/src/data/pages/footer.yml';
import shared from '@site/src/data/pages/shared.yml';
import {buttonClass} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {footerColumns} from '@site/src/components/navigation';
import site from '@site/src/data/site.yml';
import {ContactItem} from '@site/src/components/ContactDetail';
import StoreBadges from '@site/src/components/StoreBadges';
import {fill} from 'content/lists/fill';
import {mailLink, TOPIC} from '@site/src/lib/message';
import styles from './styles.module.css';

export default function Footer() {
  return (
    <footer className={`${styles.footer} no-print later`}>
      <div className={styles.columns}>
        <Columns />
        <section aria-labelledby="footer-contact">
          <h2 className={styles.heading} id="footer-contact">
            {copy.contact}
          </h2>
          <ul className={`plain taps ${styles.contact}`}>
            {(['address', 'phone', 'email', 'hours'] as const).map((part) => (
              <ContactItem key={part} part={part} size={22} />
            ))}
          </ul>
          {/* Leads to the form of the contact page, with its message begun. */}
          <p className={styles.appointment}>
            <Link
              className={buttonClass('highlight')}
              href={`${useBaseUrl('/contact')}?${TOPIC}=appointment`}
            >
              <Icon name="calendar-event" size={22} />
              {copy.appointment}
            </Link>
          </p>
        </section>
      </div>
      <div className={styles.apps}>
        <StoreBadges />
        <SocialLinks />
      </div>
      <div className={styles.credits}>
        <p>{fill(copy.rights, {year: site.rightsYear.text})}</p>
        <MistakeLink />
        <p>{site.credit}</p>
      </div>
    </footer>
  );
}

/**
 * The groups of links. On a phone each is folded: the `details` is empty, and the style sheet shows the
 * list after it by its state. A list inside it would be hidden on large screens, too, where there is no
 * `details` at all.
 */
function Columns() {
  return footerColumns.map(({id, heading, links}) => (
    <nav key={id} aria-labelledby={`footer-${id}`}>
      <h2 className={styles.heading} id={`footer-${id}`}>
        {heading}
      </h2>
      <details className={styles.fold}>
        <summary aria-label={heading} />
      </details>
      <LinkList className={styles.links} links={links}>
        {id === 'help' && (
          <li>
            <Link to={site.sitemap.link}>{copy.sitemap}</Link>
          </li>
        )}
      </LinkList>
    </nav>
  ));
}

/** Opens an email about a mistake, with the address of the page. */
function MistakeLink() {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {question, link, subject, page, sentence, better} = copy.mistake;
  const text = [fill(page, {address: url + pathname}), sentence, better].join('\n\n');
  return (
    <p>
      {question} <Link href={mailLink(site.email.address, {subject, text})}>{link}</Link>
    </p>
  );
}

/** The social networks in the order of src/data/site.yml. */
function SocialLinks() {
  return (
    <ul className={`plain ${styles.social}`}>
      {site.social.map(({id, link}) => (
        <li key={id}>
          <Link to={link}>
            <Icon name={id} size={24} />
            <span className="visually-hidden">{shared.social[id]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
