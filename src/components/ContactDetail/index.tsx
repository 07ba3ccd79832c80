import type {ReactNode} from 'react';
import facts from '@site-data/facts';
import {site} from '../siteData';
import Translate from '@docusaurus/Translate';

type ContactPart = 'address' | 'phone' | 'email' | 'hours';

interface Props {
  part: ContactPart;
}

/**
 * One way to reach the company, from src/data/site.yml. A placeholder phone number is plain text, so
 * that nobody can dial it.
 */
export default function ContactDetail({part}: Props): ReactNode {
  switch (part) {
    case 'address':
      return <span>{site.address}</span>;
    case 'email':
      return (
        <a href={`mailto:${site.email.address}`} lang="en">
          {site.email.address}
        </a>
      );
    case 'phone':
      return site.phone.standin ? (
        <span>{site.phone.shown}</span>
      ) : (
        <a href={`tel:${site.phone.shown.replace(/[^+\d]/g, '')}`}>{site.phone.shown}</a>
      );
    case 'hours':
      return (
        <span>
          <Translate
            id="contact.hours"
            description="When to call; {hours} is for example: 10 AM to 5 PM NPT"
            values={{hours: facts['calling-hours']!.text}}
          >
            {'Calls {hours}'}
          </Translate>
        </span>
      );
  }
}
