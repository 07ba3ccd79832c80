import copy from '@site/src/data/pages/contact.yml';
import BrandIcon from '@site/src/components/BrandIcon';
import {ButtonLink} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import ContactFacts from '@site/src/components/ContactFacts';
import {site, whatsappLink} from '@site/src/components/siteData';
import QueryForm from './_QueryForm';
import Team from './_Team';
import OfficeMap from './_Map';
import styles from './styles.module.css';

export default function ContactPage() {
  return (
    <Page
      route="/contact"
      description={copy.description}
      heading={copy.heading}
      lead={site.phone.standin ? copy.lead : copy.leadWithPhone}
    >
      <WithAside aside={<Office />}>
        <div>
          <Chats />
          <QueryForm />
        </div>
      </WithAside>
      <Benefits />
      <Team />
    </Page>
  );
}

/** What most visitors come for, before the form. */
function Chats() {
  return (
    <p className={styles.chats}>
      <ButtonLink to={whatsappLink}>
        <BrandIcon brand="whatsapp" size={24} />
        {copy.chat.whatsapp}
      </ButtonLink>
      <ButtonLink look="secondary" to={site.telegram.link}>
        <BrandIcon brand="telegram" size={24} />
        {copy.chat.telegram}
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
