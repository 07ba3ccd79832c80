import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';

interface Option {
  /** Identifies the option in a draft: unique, and the same in both languages. */
  id: string;
  text: string;
  /** Defaults to the id. */
  value?: string;
}

export interface FieldDefinition {
  /** The id of the control: unique on the page, and the same in both languages, for drafts. */
  id: string;
  kind: 'input' | 'select' | 'textarea';
  label: string;
  /** Makes the field required: the error while it is empty, or has a value that the browser rejects. */
  required?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What the field holds at the beginning. */
  initial?: string;
  /** What the field begins with when the address has `?topic=<topic>`. */
  begun?: {topic: string; text: string};
  /** Of a select; the first one is the default. */
  options?: readonly Option[];
}

/** Country code, number and optional extension of one phone number. */
export interface PhoneDefinition {
  kind: 'phone';
  legend: string;
  country: FieldDefinition;
  number: FieldDefinition;
  extension?: FieldDefinition;
  /** Shows the flag of the chosen country. */
  flags?: boolean;
}

export type Part = FieldDefinition | PhoneDefinition;

export interface FormDefinition {
  /** The id of the form element, and the prefix of its fields' ids. */
  id: string;
  heading: string;
  /** A sentence under the heading. */
  note: string;
  /** The subject of the email. */
  subject: string;
  /** The first line of the message, for a form that may be left empty. */
  opening?: string;
  /** The parts of one row are side by side where there is room. */
  rows: readonly (readonly Part[])[];
  /** A field that is not required but useful: what the finished message says without it. */
  wanted?: {id: string; text: string};
}

/** The fields of a form in their order, those of groups included. */
export function fieldsOf({rows}: Pick<FormDefinition, 'rows'>): FieldDefinition[] {
  return rows.flat().flatMap((part) => {
    if (part.kind !== 'phone') return [part];
    const {country, number, extension} = part;
    return [country, number, ...(extension ? [extension] : [])];
  });
}
