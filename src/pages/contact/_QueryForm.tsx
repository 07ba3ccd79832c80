import copy from '@site/src/data/pages/contact.yml';
import choices from '@site/src/data/choices.yml';
import countries from '@site/src/data/countries.yml';
import {fill} from 'docusaurus-plugin-collections/fill';
import Form from '@site/src/components/Form';
import {emailField, nameFields, option, phonePart} from '@site/src/components/Form/fields';
import type {FieldProps} from '@site/src/components/Field';

const extension: FieldProps = {
  id: 'query-extension',
  label: copy.form.extension.label,
  hint: fill(copy.form.extension.hint, {zero: '0'}),
  defaultValue: '0',
  inputMode: 'numeric',
  autoComplete: 'tel-extension',
  error: copy.form.extension.missing,
};

const helpTopic: FieldProps = {
  as: 'select',
  id: 'query-topic',
  label: copy.form.help.label,
  children: [
    option('', copy.form.help.choose),
    ...choices.helpTopics.map(({id, name}) => option(id, name)),
  ],
  error: copy.form.help.missing,
};

const message: FieldProps = {
  as: 'textarea',
  id: 'query-message',
  label: copy.form.message,
  optional: true,
  // For "Book an appointment" in the footer.
  'data-topic': 'appointment',
  'data-begun': copy.form.appointment,
};

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
        [phonePart('query', countries, extension)],
        [helpTopic],
        [message],
      ]}
    />
  );
}
