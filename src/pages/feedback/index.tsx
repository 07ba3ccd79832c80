import copy from '@site/src/data/pages/feedback.yml';
import formCopy from '@site/src/data/pages/form.yml';
import Icon from '@site/src/components/Icon';
import Page from '@site/src/components/Page';
import WithAside from '@site/src/components/WithAside';
import {ButtonLink} from '@site/src/components/Button';
import ContactFacts from '@site/src/components/ContactFacts';
import Form from '@site/src/components/Form';
import {emailField} from '@site/src/components/Form/commonFields';
import type {FieldDefinition} from '@site/src/components/Form/definition';
import styles from './styles.module.css';

export default function FeedbackPage() {
  return (
    <Page route="/feedback" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <WithAside aside={<OtherWays />}>
        <FeedbackForm />
      </WithAside>
    </Page>
  );
}

/** The ways to reach the company without the form. */
function OtherWays() {
  return (
    <div className={styles.card}>
      <h2>{copy.aside.heading}</h2>
      <ContactFacts />
      <ButtonLink look="more" to="/contact">
        {copy.aside.link}
        <Icon name="arrow-right" size={20} />
      </ButtonLink>
    </div>
  );
}

function FeedbackForm() {
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
    required: formCopy.phone.missing,
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
