import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import choicesModule from '@site-data/choices';
import countriesModule from '@site-data/countries';
import type {Data} from '@site/src/collections';
import Form from '@site/src/components/Form';
import NameFields from '@site/src/components/Form/NameFields';
import PhoneGroup from '@site/src/components/PhoneGroup';
import {factText} from '@site/src/components/factText';
import styles from './_hero.module.css';

const {callbackCountries} = choicesModule as Data<'choices'>;
const countries = countriesModule as Data<'countries'>;

/** The countries that choices.yml names, in its order. */
const offered = callbackCountries.flatMap((id) => countries.filter((country) => country.id === id));

/** Name and number of an employer who wants to be called. No field is required. */
export default function CallbackForm(): ReactNode {
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
      >
        <NameFields form="callback" />
        <PhoneGroup form="callback" countries={offered} show="code" />
      </Form>
    </div>
  );
}
