import copy from '@site/src/data/pages/contact.yml';
import choices from '@site/src/data/choices.yml';
import countries from '@site/src/data/countries.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import Form from '@site/src/components/Form';
import {emailField, nameFields, phonePart} from '@site/src/components/Form/commonFields';
import type {FieldDefinition} from '@site/src/components/Form/definition';

const {helpTopics} = choices;

/** "Send Your Queries": everything except the message is required. */
export default function QueryForm() {
  return (
    <Form
      id="query"
      heading={copy.form.heading}
      note={copy.form.required}
      subject={copy.form.subject}
      rows={[
        nameFields('query', 'required'),
        [emailField('query', copy.form.email)],
        [phonePart('query', {countries, show: 'name', required: true, extension: extension()})],
        [helpTopic()],
        [message()],
      ]}
    />
  );
}

function extension(): FieldDefinition {
  return {
    id: 'query-extension',
    kind: 'input',
    label: copy.form.extension.label,
    hint: fill(copy.form.extension.hint, {zero: '0'}),
    initial: '0',
    inputMode: 'numeric',
    autoComplete: 'tel-extension',
    required: copy.form.extension.missing,
  };
}

function helpTopic(): FieldDefinition {
  return {
    id: 'query-topic',
    kind: 'select',
    label: copy.form.help.label,
    options: [
      {id: '', text: copy.form.help.choose},
      ...helpTopics.map(({id, name}) => ({id, text: name})),
    ],
    required: copy.form.help.missing,
  };
}

function message(): FieldDefinition {
  return {
    id: 'query-message',
    kind: 'textarea',
    label: copy.form.message,
    optional: true,
    // For "Book an appointment" in the footer.
    begun: {topic: 'appointment', text: copy.form.appointment},
  };
}
