import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';

export interface Option {
  /** Tells the choices apart in a draft: the same in every language, and never shared. */
  id: string;
  text: string;
  /** What the control has as its value; the id where there is nothing else. */
  value?: string;
}

export interface FieldDefinition {
  /** The id of its control: unique on the page and the same in every language, for drafts. */
  id: string;
  kind: 'input' | 'select' | 'textarea';
  label: string;
  /** Makes the field required: the sentence that is shown while it is empty. */
  required?: string;
  /** The sentence for what the browser takes for no e-mail address. */
  malformed?: string;
  /** Says "(optional)" after the label. */
  optional?: boolean;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Of a select; the first one is chosen beforehand. */
  options?: readonly Option[];
}

/** A country code and a number, with an extension or without, which are one phone number. */
export interface PhoneDefinition {
  kind: 'phone';
  legend: string;
  country: FieldDefinition;
  number: FieldDefinition;
  extension?: FieldDefinition;
  /** Shows the flag of the chosen country, from the sheet of flags. */
  flags?: boolean;
}

export type Part = FieldDefinition | PhoneDefinition;

export interface FormDefinition {
  /** The form's own anchor; the ids of its fields begin with it. */
  id: string;
  heading: string;
  /** One sentence under the heading. */
  note: string;
  /** The words of the button. */
  submit: string;
  /** What the message is about, for the subject of an e-mail. */
  subject: string;
  /** Parts in one row stand side by side where there is room. */
  rows: readonly (readonly Part[])[];
  /** Where nothing is required: the field that a wholly empty form asks for, and how. */
  notEmpty?: {id: string; text: string};
}

/** The fields of a form, one by one, in the order in which they are filled in. */
export function fieldsOf({rows}: Pick<FormDefinition, 'rows'>): FieldDefinition[] {
  return rows.flat().flatMap((part) => {
    if (part.kind !== 'phone') return [part];
    const {country, number, extension} = part;
    return [country, number, ...(extension ? [extension] : [])];
  });
}
