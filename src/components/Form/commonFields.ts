import copy from '@site/src/data/pages/form.yml';
import type {Country} from '@site/src/collections';
import {fill} from 'docusaurus-plugin-collections/fill';
import type {FieldDefinition, PhoneDefinition} from './definition';

export function nameFields(form: string, need: 'required' | 'optional'): FieldDefinition[] {
  const field = (
    id: string,
    {label, missing}: Record<'label' | 'missing', string>,
    autoComplete: string,
  ): FieldDefinition => ({
    ...{id: `${form}-${id}`, kind: 'input', label, autoComplete},
    optional: need === 'optional',
    required: need === 'required' ? missing : undefined,
  });
  return [
    field('first-name', copy.firstName, 'given-name'),
    field('last-name', copy.lastName, 'family-name'),
  ];
}

export function emailField(form: string, label: string): FieldDefinition {
  return {
    id: `${form}-email`,
    kind: 'input',
    label,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: copy.email.malformed,
  };
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
    legend: copy.phone.legend,
    country: {
      id: `${form}-country-code`,
      kind: 'select',
      label: copy.phone.countryCode,
      autoComplete: 'tel-country-code',
      options: countries.map(({id, name, dial}) => ({
        id,
        value: show === 'code' ? `+${dial}` : `+${dial}-`,
        text: show === 'code' ? `${id} +${dial}` : fill(copy.phone.country, {name, dial}),
      })),
    },
    number: {
      id: `${form}-phone`,
      kind: 'input',
      label: copy.phone.number,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      required: required ? copy.phone.missing : undefined,
    },
    extension,
    flags: show === 'code',
  };
}
