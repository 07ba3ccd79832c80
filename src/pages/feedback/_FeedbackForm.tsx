import type {ReactNode} from 'react';
import copy from '@site-data/pages/feedback';
import Form from '@site/src/components/Form';
import {emailField, phoneMissing} from '@site/src/components/Form/commonFields';
import type {FieldDefinition} from '@site/src/components/Form/definition';

export default function FeedbackForm(): ReactNode {
  const email = emailField('feedback', copy.form.email);
  return (
    <Form
      id="feedback"
      heading={copy.form.heading}
      note={copy.form.required}
      subject={copy.form.subject}
      rows={[[fullName(), city()], [phone(), email], [message()]]}
    />
  );
}

function fullName(): FieldDefinition {
  return {
    id: 'feedback-name',
    kind: 'input',
    label: copy.form.fullName.label,
    autoComplete: 'name',
    required: copy.form.fullName.missing,
  };
}

function city(): FieldDefinition {
  return {
    id: 'feedback-city',
    kind: 'input',
    label: copy.form.city.label,
    autoComplete: 'address-level2',
    required: copy.form.city.missing,
  };
}

function phone(): FieldDefinition {
  return {
    id: 'feedback-phone',
    kind: 'input',
    label: copy.form.phone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    required: phoneMissing(),
  };
}

function message(): FieldDefinition {
  return {
    id: 'feedback-message',
    kind: 'textarea',
    label: copy.form.message.label,
    hint: copy.form.message.hint,
    optional: true,
  };
}
