import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {TextField} from '../Field';
import {FormRow} from '.';

interface Props {
  /** Id of the form; the ids of the fields begin with it. */
  form: string;
  required?: boolean;
}

/** First and last name. */
export default function NameFields({form, required}: Props): ReactNode {
  return (
    <FormRow>
      <TextField
        id={`${form}-first-name`}
        label={translate({
          id: 'form.firstName',
          message: 'First Name',
          description: 'Label of a field in the contact and callback forms',
        })}
        autoComplete="given-name"
        required={required}
      />
      <TextField
        id={`${form}-last-name`}
        label={translate({
          id: 'form.lastName',
          message: 'Last Name',
          description: 'Label of a field in the contact and callback forms',
        })}
        autoComplete="family-name"
        required={required}
      />
    </FormRow>
  );
}
