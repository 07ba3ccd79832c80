import copy from '@site/src/data/pages/feedback.yml';
import formCopy from '@site/src/data/pages/form.yml';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import {ButtonLink} from '@site/src/components/Button';
import ContactFacts from '@site/src/components/ContactFacts';
import Form from '@site/src/components/Form';
import {emailField} from '@site/src/components/Form/fields';
import type {FieldProps} from '@site/src/components/Field';
import styles from './styles.module.css';

export default function FeedbackPage() {
  return (
    <Page route="/feedback" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <WithAside aside={<OtherWays />}>
        <Form
          id="feedback"
          heading={copy.form.heading}
          note={copy.form.required}
          subject={copy.form.subject}
          rows={[[fullName, city], [phone, emailField('feedback', copy.form.email)], [message]]}
        />
      </WithAside>
    </Page>
  );
}

/** The ways to reach the company without the form. */
function OtherWays() {
  return (
    <div className={`edged ${styles.card}`}>
      <h2>{copy.aside.heading}</h2>
      <ContactFacts />
      <ButtonLink look="more" to="/contact" icon="arrow-right">
        {copy.aside.link}
      </ButtonLink>
    </div>
  );
}

const fullName: FieldProps = {
  id: 'feedback-name',
  label: copy.form.fullName.label,
  autoComplete: 'name',
  error: copy.form.fullName.missing,
};

const city: FieldProps = {
  id: 'feedback-city',
  label: copy.form.city.label,
  autoComplete: 'address-level2',
  error: copy.form.city.missing,
};

const phone: FieldProps = {
  id: 'feedback-phone',
  label: copy.form.phone,
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  error: formCopy.phone.missing,
};

const message: FieldProps = {
  as: 'textarea',
  id: 'feedback-message',
  label: copy.form.message.label,
  hint: copy.form.message.hint,
  optional: true,
};
