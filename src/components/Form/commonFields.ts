import {translate} from '@docusaurus/Translate';
import type {Country} from '@site/src/collections';
import type {FieldDefinition, PhoneDefinition} from './definition';

export function nameFields(form: string, need: 'required' | 'optional'): FieldDefinition[] {
  const required = need === 'required';
  return [
    {
      id: `${form}-first-name`,
      kind: 'input',
      label: translate({
        id: 'form.firstName',
        message: 'First Name',
        description: 'Label of a field in the contact and callback forms',
      }),
      autoComplete: 'given-name',
      optional: !required,
      required: required
        ? translate({
            id: 'form.firstName.missing',
            message: 'Enter your first name',
            description: 'Under a required field that is empty',
          })
        : undefined,
    },
    {
      id: `${form}-last-name`,
      kind: 'input',
      label: translate({
        id: 'form.lastName',
        message: 'Last Name',
        description: 'Label of a field in the contact and callback forms',
      }),
      autoComplete: 'family-name',
      optional: !required,
      required: required
        ? translate({
            id: 'form.lastName.missing',
            message: 'Enter your last name',
            description: 'Under a required field that is empty',
          })
        : undefined,
    },
  ];
}

export function emailField(form: string, label: string): FieldDefinition {
  const sentence = translate({
    id: 'form.email.malformed',
    message: 'Enter a full email address, for example name@example.com',
    description: 'Under the email field when it is empty or has no email address in it',
  });
  return {
    id: `${form}-email`,
    kind: 'input',
    label,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: sentence,
    malformed: sentence,
  };
}

/** The error of a required phone number that is empty. */
export function phoneMissing(): string {
  return translate({
    id: 'form.phone.missing',
    message: 'Enter your phone number',
    description: 'Under a required field that is empty',
  });
}

interface PhoneOptions {
  countries: readonly Country[];
  /** `code`: NP +977 in a narrow box beside a flag; `name`: Nepal (+977). */
  show: 'code' | 'name';
  required?: boolean;
  extension?: FieldDefinition;
}

export function phonePart(form: string, options: PhoneOptions): PhoneDefinition {
  const {countries, show, required, extension} = options;
  return {
    kind: 'phone',
    legend: translate({
      id: 'phone.legend',
      message: 'Phone Number',
      description: 'Above the country code and the number',
    }),
    country: {
      id: `${form}-country-code`,
      kind: 'select',
      label: translate({
        id: 'phone.countryCode',
        message: 'Country Code',
        description: 'Label for screen readers of the first field of a phone number',
      }),
      autoComplete: 'tel-country-code',
      required: required
        ? translate({
            id: 'phone.countryCode.missing',
            message: 'Choose your country code',
            description: 'Under a required field that is empty',
          })
        : undefined,
      options: countries.map((country) => ({
        id: country.id,
        value: show === 'code' ? `+${country.dial}` : `+${country.dial}-`,
        text: show === 'code' ? `${country.id} +${country.dial}` : nameAndCode(country),
      })),
    },
    number: {
      id: `${form}-phone`,
      kind: 'input',
      label: translate({
        id: 'phone.number',
        message: 'Phone',
        description: 'Label for screen readers of the second field of a phone number',
      }),
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      required: required ? phoneMissing() : undefined,
    },
    extension,
    flags: show === 'code',
  };
}

function nameAndCode({name, dial}: Country): string {
  return translate(
    {
      id: 'phone.country',
      message: '{name} (+{dial})',
      description: 'A country and its dialling code in Latin digits: Nepal (+977)',
    },
    {name, dial},
  );
}
