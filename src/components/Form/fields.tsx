import flagSprite from '@generated/illustrations/default/flags.sprite';
import copy from '@site/src/data/pages/form.yml';
import type {Country} from '@site/src/data/lists';
import {fill} from 'content/lists/fill';
import type {FieldProps} from '../Field';
import Illustration from '../Illustration';
import styles from './phoneGroup.module.css';

/** Country code, number and optional extension of one phone number. */
export interface PhoneProps {
  legend: string;
  country: FieldProps;
  number: FieldProps;
  extension?: FieldProps;
}

export interface FormProps {
  /** The id of the form element, and the prefix of its fields' ids. */
  id: string;
  heading: string;
  /** A sentence under the heading. */
  note: string;
  /** The subject of the email. */
  subject: string;
  /** The first line of the message, for a form that may be left empty. */
  opening?: string;
  /** Adds what is chosen in the search of the page to the message. */
  withSearch?: boolean;
  /** The parts of one row are side by side where there is room. */
  rows: readonly (readonly (FieldProps | PhoneProps)[])[];
  /** A field that is not required but useful, and what the finished message says when it is empty. */
  wanted?: {id: string; text: string};
}

/** The fields of a form in their order, those of groups included. */
export const formFields = ({rows}: Pick<FormProps, 'rows'>): FieldProps[] =>
  rows
    .flat()
    .flatMap((part) =>
      'legend' in part ? [part.country, part.number, part.extension ?? []].flat() : [part],
    );

export function nameFields(form: string, need: 'required' | 'optional'): FieldProps[] {
  const field = (
    id: string,
    {label, missing}: Record<'label' | 'missing', string>,
    autoComplete: string,
  ): FieldProps => ({
    id: `${form}-${id}`,
    label,
    autoComplete,
    ...(need === 'optional' ? {optional: true} : {error: missing}),
  });
  return [
    field('first-name', copy.firstName, 'given-name'),
    field('last-name', copy.lastName, 'family-name'),
  ];
}

export const emailField = (form: string, label: string): FieldProps => ({
  id: `${form}-email`,
  label,
  error: copy.email.malformed,
  // Of type "email" Chromium gives ram@उदाहरण.नेपाल as ram@xn--….
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  autoComplete: 'email',
});

/** @param id for what its value cannot say: which of two options that share it, or which flag; the same in both languages */
export const option = (value: string, text: string, id?: string) => (
  <option key={id ?? value} value={value} data-id={id}>
    {text}
  </option>
);

/**
 * @param extension with it the number is required, and the code has its country: Nepal (+977). Without it, the
 *   code is in a narrow box beside a flag: NP +977
 */
export function phonePart(
  form: string,
  countries: readonly Country[],
  extension?: FieldProps,
): PhoneProps {
  const dials = countries.map(({dial}) => dial);
  const isShared = (dial: string) => dials.indexOf(dial) !== dials.lastIndexOf(dial);
  return {
    legend: copy.phone.legend,
    country: {
      as: 'select',
      id: `${form}-country-code`,
      className: extension ? styles.name : styles.code,
      label: copy.phone.countryCode,
      // The select always has a choice, so it needs no message.
      required: extension !== undefined,
      autoComplete: 'tel-country-code',
      flag: !extension && (
        <span className={`${styles.flag} needs-js`}>
          <Illustration sprite={flagSprite} id={countries[0]!.id} width={20} height={14} />
        </span>
      ),
      children: countries.map(({id, name, dial}) =>
        extension
          ? option(
              `+${dial}-`,
              fill(copy.phone.country, {name, dial}),
              isShared(dial) ? id : undefined,
            )
          : option(`+${dial}`, `${id} +${dial}`, id),
      ),
    },
    number: {
      id: `${form}-phone`,
      className: styles.number,
      label: copy.phone.number,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      error: extension && copy.phone.missing,
    },
    extension,
  };
}
