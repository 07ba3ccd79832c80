import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import choicesModule from '@site-data/choices';
import type {Data} from '@site/src/collections';
import Form from '@site/src/components/Form';
import {nameFields, phonePart} from '@site/src/components/Form/commonFields';
import {factText} from '@site/src/components/factText';
import styles from './_hero.module.css';

const {callbackCountries} = choicesModule as Data<'choices'>;

/** Name and number of an employer who wants to be called. No field is required, but one is needed. */
export default function CallbackForm(): ReactNode {
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
