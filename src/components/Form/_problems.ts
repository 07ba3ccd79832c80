import {type FieldDefinition, fieldsOf, type FormDefinition} from './definition';

/** The error of a field. */
export interface Problem {
  id: string;
  text: string;
}

export interface FieldState {
  value: string;
  /** The browser's own validation, for example of email addresses. */
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
}

/** Unlike the browser, treats white space as empty. */
export const isBlank = (value: string) => value.trim() === '';

function problemOf(field: FieldDefinition, {value, validity}: FieldState): string | undefined {
  if (field.required && (validity.valueMissing || isBlank(value))) return field.required;
  return validity.valid || validity.valueMissing ? undefined : field.malformed;
}

/** The errors of a form, in the order of its fields. */
export function problemsOf(
  form: Pick<FormDefinition, 'rows'>,
  stateOf: (id: string) => FieldState,
): Problem[] {
  return fieldsOf(form).flatMap((field) => {
    const text = problemOf(field, stateOf(field.id));
    return text === undefined ? [] : [{id: field.id, text}];
  });
}

/** The shown errors that still hold: typing removes errors but adds none. */
export function remainingProblems(shown: readonly Problem[], now: readonly Problem[]): Problem[] {
  return now.filter(({id}) => shown.some((problem) => problem.id === id));
}
