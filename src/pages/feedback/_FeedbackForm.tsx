import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Form from '@site/src/components/Form';
import {emailField, phoneMissing} from '@site/src/components/Form/commonFields';
import type {FieldDefinition} from '@site/src/components/Form/definition';

export default function FeedbackForm(): ReactNode {
  const email = emailField(
    'feedback',
    translate({
      id: 'feedback.form.email',
      message: 'Email Address',
      description: 'Label in the form on the Feedback page',
    }),
  );
  return (
    <Form
      id="feedback"
      heading={translate({
        id: 'feedback.form.heading',
        message: 'Your feedback',
        description: 'Heading of the form on the Feedback page',
      })}
      note={translate({
        id: 'feedback.form.required',
        message: 'Everything is required except the message.',
        description: 'Under the heading of the form on the Feedback page',
      })}
      submit={translate({
        id: 'feedback.form.submit',
        message: 'Send feedback',
        description: 'Button of the form on the Feedback page',
      })}
      subject={translate({
        id: 'feedback.form.subject',
        message: 'Feedback from the website',
        description: 'Subject of the e-mail that the form on the Feedback page makes ready',
      })}
      rows={[[fullName(), city()], [phone(), email], [message()]]}
    />
  );
}

function fullName(): FieldDefinition {
  return {
    id: 'feedback-name',
    kind: 'input',
    label: translate({
      id: 'feedback.form.fullName',
      message: 'Full Name',
      description: 'Label in the form on the Feedback page',
    }),
    autoComplete: 'name',
    required: translate({
      id: 'feedback.form.fullName.missing',
      message: 'Enter your full name',
      description: 'Under a required field that is empty',
    }),
  };
}

function city(): FieldDefinition {
  return {
    id: 'feedback-city',
    kind: 'input',
    label: translate({
      id: 'feedback.form.city',
      message: 'City',
      description: 'Label in the form on the Feedback page',
    }),
    autoComplete: 'address-level2',
    required: translate({
      id: 'feedback.form.city.missing',
      message: 'Enter your city',
      description: 'Under a required field that is empty',
    }),
  };
}

function phone(): FieldDefinition {
  return {
    id: 'feedback-phone',
    kind: 'input',
    label: translate({
      id: 'feedback.form.phone',
      message: 'Phone Number',
      description: 'Label in the form on the Feedback page',
    }),
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
    label: translate({
      id: 'feedback.form.message',
      message: 'Message',
      description: 'Label in the form on the Feedback page',
    }),
    hint: translate({
      id: 'feedback.form.message.hint',
      message: 'For a bug: what you did, what happened, and which phone you use.',
      description: 'Under the message field of the form on the Feedback page',
    }),
    optional: true,
  };
}
