import type {ReactNode} from 'react';
import copy from '@site-data/pages/contact';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import ContactFacts from '@site/src/components/ContactFacts';
import {site} from '@site/src/components/siteData';
import Benefits from './_Benefits';
import QueryForm from './_QueryForm';
import SaveContact from './_SaveContact';
import Team from './_Team';
import OfficeMap from './_Map';

export default function ContactPage(): ReactNode {
  return (
    <Page
      route="/contact"
      description={copy.description}
      heading={copy.heading}
      lead={site.phone.standin ? copy.lead : copy.leadWithPhone}
    >
      <WithAside aside={<Office />}>
        <QueryForm />
      </WithAside>
      <Benefits />
      <Team />
    </Page>
  );
}

function Office(): ReactNode {
  return (
    <>
      <h2 className="visually-hidden">{copy.office.heading}</h2>
      <ContactFacts />
      {!site.standin && <SaveContact />}
      <OfficeMap />
    </>
  );
}
