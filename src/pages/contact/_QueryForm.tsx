import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import choicesModule from '@site-data/choices';
import countriesModule from '@site-data/countries';
import type {Data} from '@site/src/collections';
import {SelectField, TextAreaField, TextField} from '@site/src/components/Field';
import Form from '@site/src/components/Form';
import NameFields from '@site/src/components/Form/NameFields';
import PhoneGroup from '@site/src/components/PhoneGroup';
import styles from './styles.module.css';

const {helpTopics} = choicesModule as Data<'choices'>;
const countries = countriesModule as Data<'countries'>;

/** "Send Your Queries": everything but the message is required, the extension too. */
export default function QueryForm(): ReactNode {
  return (
    <Form
      id="query"
      heading={translate({
        id: 'contact.form.heading',
        message: 'Send Your Queries',
        description: 'Heading of the form on the Contact page',
      })}
      note={translate({
        id: 'contact.form.required',
        message: 'Everything is required except the message.',
        description: 'Under the heading of the form on the Contact page',
      })}
      submit={translate({
        id: 'contact.form.submit',
        message: 'Send your query',
        description: 'Button of the form on the Contact page',
      })}
    >
      <NameFields form="query" required />
      <TextField
        id="query-email"
        label={translate({
          id: 'contact.form.email',
          message: 'Email',
          description: 'Label in the form on the Contact page',
        })}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <div className={styles.phone}>
        <PhoneGroup form="query" countries={countries} show="name" required />
        <TextField
          id="query-extension"
          label={translate({
            id: 'contact.form.extension',
            message: 'Extension',
            description:
              'Label in the form on the Contact page: the inner number of an office phone',
          })}
          hint={translate({
            id: 'contact.form.extension.hint',
            message: 'If there is none, write 0.',
            description: 'Under the Extension field, which is required',
          })}
          inputMode="numeric"
          autoComplete="tel-extension"
          required
        />
      </div>
      <SelectField
        id="query-topic"
        label={translate({
          id: 'contact.form.help',
          message: 'What do you need help with',
          description: 'Label in the form on the Contact page',
        })}
        required
      >
        <option value="">
          {translate({
            id: 'contact.form.help.choose',
            message: 'Choose one',
            description: 'Shown in a box of the form while nothing is chosen',
          })}
        </option>
        {helpTopics.map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="query-message"
        label={translate({
          id: 'contact.form.message',
          message: 'Message',
          description: 'Label in the form on the Contact page',
        })}
        optional
      />
    </Form>
  );
}
