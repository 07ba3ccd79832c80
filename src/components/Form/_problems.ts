import {type FieldDefinition, fieldsOf, type FormDefinition} from './definition';

/** What is wrong with a field, in a sentence. */
export interface Problem {
  /** The id of the field. */
  id: string;
  text: string;
}

export interface FieldState {
  value: string;
  /** What the browser itself says of the field: it alone knows what an e-mail address is. */
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
}

/** Blanks are nothing, although the browser takes them for something. */
const isBlank = (value: string) => value.trim() === '';

function problemOf(field: FieldDefinition, {value, validity}: FieldState): string | undefined {
  if (field.required && (validity.valueMissing || isBlank(value))) return field.required;
  return validity.valid || validity.valueMissing ? undefined : field.malformed;
}

/** Everything that is wrong with a form, in the order of its fields. */
export function problemsOf(
  form: Pick<FormDefinition, 'rows' | 'notEmpty'>,
  stateOf: (id: string) => FieldState,
): Problem[] {
  const fields = fieldsOf(form);
  const typedIn = fields.filter(({kind}) => kind !== 'select');
  if (form.notEmpty && typedIn.every(({id}) => isBlank(stateOf(id).value))) return [form.notEmpty];
  return fields.flatMap((field) => {
    const text = problemOf(field, stateOf(field.id));
    return text === undefined ? [] : [{id: field.id, text}];
  });
}

/** Of the problems that are shown, those that are left: typing shows no new ones. */
export function stillThere(shown: readonly Problem[], now: readonly Problem[]): Problem[] {
  return now.filter(({id}) => shown.some((problem) => problem.id === id));
}
