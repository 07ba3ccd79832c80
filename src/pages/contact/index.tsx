import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import {factText} from '@site/src/components/factText';
import ContactFacts from '@site/src/components/ContactFacts';
import Benefits from './_Benefits';
import QueryForm from './_QueryForm';
import Team from './_Team';
import OfficeMap from './_Map';

export default function ContactPage(): ReactNode {
  return (
    <Page
      route="/contact"
      scene="itahari"
      description={translate({
        id: 'contact.description',
        message:
          'Talk to the team in Kamalpokhari, Kathmandu: phone and calling hours, e-mail, Telegram, a map, and a form that prepares your message.',
        description: 'What the Contact page is about, for search engines',
      })}
      heading={translate({
        id: 'contact.heading',
        message: 'Talk to a person in Kathmandu',
        description: 'Heading of the Contact page',
      })}
      lead={translate(
        {
          id: 'contact.lead',
          message: 'Call from {callingHours}, message on Telegram, or write to us here.',
          description:
            'Under the heading of the Contact page; {callingHours} is for example 10 AM to 5 PM NPT',
        },
        {callingHours: factText('calling-hours')},
      )}
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
      <h2 className="visually-hidden">
        <Translate
          id="contact.details.label"
          description="Heading of the address and the phone number, for screen readers"
        >
          Our address and phone
        </Translate>
      </h2>
      <ContactFacts />
      <OfficeMap />
    </>
  );
}
