import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import choices from '@site-data/choices';
import countries from '@site-data/countries';
import Form from '@site/src/components/Form';
import {emailField, nameFields, phonePart} from '@site/src/components/Form/commonFields';
import type {FieldDefinition} from '@site/src/components/Form/definition';

const {helpTopics} = choices;
/** "Send Your Queries": everything except the message is required. */
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
      subject={translate({
        id: 'contact.form.subject',
        message: 'Query from the website',
        description: 'Subject of the e-mail that the form on the Contact page makes ready',
      })}
      rows={[
        nameFields('query', 'required'),
        [
          emailField(
            'query',
            translate({
              id: 'contact.form.email',
              message: 'Email',
              description: 'Label in the form on the Contact page',
            }),
          ),
        ],
        [phonePart('query', {countries, show: 'name', required: true, extension: extension()})],
        [helpTopic()],
        [
          {
            id: 'query-message',
            kind: 'textarea',
            label: translate({
              id: 'contact.form.message',
              message: 'Message',
              description: 'Label in the form on the Contact page',
            }),
            optional: true,
          },
        ],
      ]}
    />
  );
}

function extension(): FieldDefinition {
  return {
    id: 'query-extension',
    kind: 'input',
    label: translate({
      id: 'contact.form.extension',
      message: 'Extension',
      description: 'Label in the form on the Contact page: the inner number of an office phone',
    }),
    hint: translate({
      id: 'contact.form.extension.hint',
      message: 'If there is none, write 0.',
      description: 'Under the Extension field, which is required',
    }),
    inputMode: 'numeric',
    autoComplete: 'tel-extension',
    required: translate({
      id: 'contact.form.extension.missing',
      message: 'Enter the extension',
      description: 'Under the Extension field when it is empty',
    }),
  };
}

function helpTopic(): FieldDefinition {
  const choose = translate({
    id: 'contact.form.help.choose',
    message: 'Choose one',
    description: 'Shown in a box of the form while nothing is chosen',
  });
  return {
    id: 'query-topic',
    kind: 'select',
    label: translate({
      id: 'contact.form.help',
      message: 'What do you need help with',
      description: 'Label in the form on the Contact page',
    }),
    options: [{id: '', text: choose}, ...helpTopics.map(({id, name}) => ({id, text: name}))],
    required: translate({
      id: 'contact.form.help.missing',
      message: 'Choose what you need help with',
      description: 'Under a required field where nothing is chosen',
    }),
  };
}
