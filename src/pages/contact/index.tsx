import copy from '@site/src/data/pages/contact.yml';
import shared from '@site/src/data/pages/shared.yml';
import {ButtonLink} from '@site/src/components/Button';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '@site/src/components/Icon';
import {Steps} from '@site/src/components/mdx/Numbered';
import RichText from '@site/src/components/RichText';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import ContactFacts from '@site/src/components/ContactFacts';
import site from '@site/src/data/site.yml';
import {whatsappLink} from '@site/src/components/ChatLinks';
import OfficeMap from '@site/src/components/Map';
import choices from '@site/src/data/choices.yml';
import countries from '@site/src/data/countries.yml';
import {fill} from 'content/lists/fill';
import Form from '@site/src/components/Form';
import {emailField, nameFields, option, phonePart} from '@site/src/components/Form/fields';
import type {FieldProps} from '@site/src/components/Field';
import contacts from '@site/src/data/contacts.yml';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import PlaceholderNote from '@site/src/components/PlaceholderNote';
import styles from './styles.module.css';

export default function ContactPage() {
  return (
    <Page
      route="/contact"
      description={copy.description}
      heading={copy.heading}
      lead={site.phone.placeholder ? copy.lead : copy.leadWithPhone}
    >
      <WithAside aside={<Office />}>
        <div>
          <Chats />
          {/* Everything except the message is required. */}
          <Form
            id="query"
            heading={copy.form.heading}
            note={copy.form.required}
            subject={copy.form.subject}
            rows={[
              nameFields('query', 'required'),
              [emailField('query', copy.form.email)],
              [phonePart('query', countries, extension)],
              [helpTopic],
              [message],
            ]}
          />
        </div>
      </WithAside>
      <Benefits />
      <Complaint />
      <Team />
    </Page>
  );
}

/** What most visitors come for, before the form. */
function Chats() {
  return (
    <p className={styles.chats}>
      <ButtonLink to={whatsappLink}>
        <Icon name="whatsapp" size={24} />
        {shared.chat.whatsapp}
      </ButtonLink>
      <ButtonLink look="secondary" to={site.telegram.link}>
        <Icon name="telegram" size={24} />
        {shared.chat.telegram}
      </ButtonLink>
    </p>
  );
}

function Office() {
  return (
    <>
      <h2 className="visually-hidden">{copy.office.heading}</h2>
      <ContactFacts />
      <OfficeMap />
    </>
  );
}

const {heading, registration, membership, promotion, security} = copy.benefits;

const benefits = [
  {icon: 'user-plus', ...registration},
  {icon: 'rosette-discount-check', ...membership},
  {icon: 'speakerphone', ...promotion},
  {icon: 'shield-check', ...security},
];

/** What visitors may ask about. */
function Benefits() {
  return (
    <section className={`band ${styles.benefitsBand}`}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={`plain four ${styles.benefits}`}>
        {benefits.map(({icon, title, text}) => (
          <li key={title}>
            <Icon name={icon} size={34} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const {complaint} = copy;

const COMPLAINT_ANCHOR = 'complaint';

/** What to do about bad work, and in which order. */
function Complaint() {
  useBrokenLinks().collectAnchor(COMPLAINT_ANCHOR);
  return (
    <section className={`band ${styles.complaint}`} id={COMPLAINT_ANCHOR}>
      <h2>{complaint.heading}</h2>
      <Steps>
        <ol>
          <li>
            <RichText of={complaint.talk} />
          </li>
          <li>
            <RichText of={complaint.note} />
          </li>
          <li>
            <RichText of={complaint.write} />
          </li>
          <li>
            <RichText of={complaint.police} />
          </li>
        </ol>
      </Steps>
    </section>
  );
}

const extension: FieldProps = {
  id: 'query-extension',
  label: copy.form.extension.label,
  hint: fill(copy.form.extension.hint, {zero: '0'}),
  defaultValue: '0',
  inputMode: 'numeric',
  autoComplete: 'tel-extension',
  error: copy.form.extension.missing,
};

/** Of choices.yml. */
const COMPLAINT = 'complain';

const helpTopic: FieldProps = {
  as: 'select',
  id: 'query-topic',
  label: copy.form.help.label,
  children: [
    option('', copy.form.help.choose),
    ...choices.helpTopics.map(({id, name}) => (
      <option
        key={id}
        value={id}
        data-opening={id === COMPLAINT ? copy.form.complaint.opening : undefined}
      >
        {name}
      </option>
    )),
  ],
  error: copy.form.help.missing,
  'data-topic': COMPLAINT,
};

const {worker, day, agreed, happened} = copy.form.complaint;

const message: FieldProps = {
  as: 'textarea',
  id: 'query-message',
  label: copy.form.message,
  optional: true,
  // For "Book an appointment" in the footer, and for complaints.
  'data-topic': `appointment ${COMPLAINT}`,
  'data-begun-appointment': copy.form.appointment,
  'data-begun-complain': [worker, day, agreed, happened].join('\n'),
};

function Team() {
  return (
    <section className="band band--mist">
      <h2 className={styles.heading}>{copy.team.heading}</h2>
      <PlaceholderNote of={contacts}>{copy.team.placeholderNote}</PlaceholderNote>
      <ListGrid columns={[3, 2, 1]}>
        {contacts.map(({id, name, role, app, link, portrait, image}) => (
          <li key={id}>
            <article className={`person ${styles.person}`}>
              <EntryPicture className="portrait" image={image} sizes="96px" portrait={portrait} />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
                <ButtonLink
                  className={styles.write}
                  look="more"
                  to={link}
                  aria-label={fill(copy.team.write, {name, app})}
                >
                  <Icon name="telegram" size={22} />
                  {app}
                </ButtonLink>
              </div>
            </article>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
