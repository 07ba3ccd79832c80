import type {ReactNode} from 'react';
import drawing from '@woven/hills.woven';
import Translate, {translate} from '@docusaurus/Translate';
import choices from '@site-data/choices';
import HireSearch from '@site/src/components/HireSearch';
import {site} from '@site/src/components/siteData';
import Woven from '@site/src/components/Woven';
import Form from '@site/src/components/Form';
import {nameFields, phonePart} from '@site/src/components/Form/commonFields';
import {factText} from '@site/src/components/factText';
import styles from './_hero.module.css';

export default function Hero(): ReactNode {
  return (
    <div className={`band ${styles.hero}`}>
      <div>
        <h1>
          <Translate id="career.heading" description="Heading of the Career page">
            Hire people we have already worked with
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate
            id="career.lead"
            description="Under the heading of the Career page; {brand} is the name of the product"
            values={{brand: site.name}}
          >
            {
              'Interns and graduates who trained or work with {brand}, shown to employers and recruiters. Search by city and stack, then ask for a callback.'
            }
          </Translate>
        </p>
        <HireSearch ground="indigo" />
        <p className={styles.policy}>
          <Translate id="career.policy" description="Under the search: who appears on the page">
            Only people who completed an internship here, or work with the company, appear on this
            page. It is not open to outside job seekers.
          </Translate>
        </p>
      </div>
      <CallbackForm />
      <Woven
        className={styles.hills}
        sprite={drawing}
        id="hills"
        width={1920}
        height={72}
        crop="foot"
      />
    </div>
  );
}

const {callbackCountries} = choices;

/** Name and number for a callback. No field is required, but an empty form is rejected. */
function CallbackForm(): ReactNode {
  const phone = phonePart('callback', {countries: callbackCountries, show: 'code'});
  return (
    <div className={styles.card}>
      <Form
        id="callback"
        heading={translate({
          id: 'callback.heading',
          message: 'Request a callback',
          description: 'Heading of the form on the Career page',
        })}
        note={translate(
          {
            id: 'callback.hint',
            message: 'We call from {callingHours}.',
            description: 'Under the heading; {callingHours} is for example 10 AM to 5 PM NPT',
          },
          {callingHours: factText('calling-hours')},
        )}
        submit={translate({
          id: 'callback.submit',
          message: 'Request a callback',
          description: 'Button of the form on the Career page',
        })}
        subject={translate({
          id: 'callback.subject',
          message: 'Callback request from the website',
          description: 'Subject of the e-mail that the form on the Career page makes ready',
        })}
        rows={[nameFields('callback', 'optional'), [phone]]}
        notEmpty={{
          id: phone.number.id,
          text: translate({
            id: 'callback.empty',
            message: 'Enter at least a phone number, so that we know whom to call',
            description: 'Shown when the form on the Career page is wholly empty',
          }),
        }}
      />
    </div>
  );
}
