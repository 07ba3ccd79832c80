import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {TextAreaField, TextField} from '@site/src/components/Field';
import Form, {FormRow} from '@site/src/components/Form';

/** Everything but the message is required. */
export default function FeedbackForm(): ReactNode {
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
    >
      <FormRow>
        <TextField
          id="feedback-name"
          label={translate({
            id: 'feedback.form.fullName',
            message: 'Full Name',
            description: 'Label in the form on the Feedback page',
          })}
          autoComplete="name"
          required
        />
        <TextField
          id="feedback-city"
          label={translate({
            id: 'feedback.form.city',
            message: 'City',
            description: 'Label in the form on the Feedback page',
          })}
          autoComplete="address-level2"
          required
        />
      </FormRow>
      <FormRow>
        <TextField
          id="feedback-phone"
          label={translate({
            id: 'feedback.form.phone',
            message: 'Phone Number',
            description: 'Label in the form on the Feedback page',
          })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <TextField
          id="feedback-email"
          label={translate({
            id: 'feedback.form.email',
            message: 'Email Address',
            description: 'Label in the form on the Feedback page',
          })}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      </FormRow>
      <TextAreaField
        id="feedback-message"
        label={translate({
          id: 'feedback.form.message',
          message: 'Message',
          description: 'Label in the form on the Feedback page',
        })}
        hint={translate({
          id: 'feedback.form.message.hint',
          message: 'For a bug: what you did, what happened, and which phone you use.',
          description: 'Under the message field of the form on the Feedback page',
        })}
        optional
      />
    </Form>
  );
}
