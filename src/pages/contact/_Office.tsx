import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ContactFacts from '@site/src/components/ContactFacts';
import OfficeMap from './_Map';

/** Where the office is and how to reach it. */
export default function Office(): ReactNode {
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
