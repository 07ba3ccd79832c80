import type {FieldDefinition, Part, PhoneDefinition} from './definition';
import type {Values} from './_keepDraft';

/** The phrases of a message, in the language of the page. */
export interface MessageWords {
  /** "First Name: Asha" */
  line(label: string, value: string): string;
  /** "+977-9800000000 ext. 12" */
  withExtension(number: string, extension: string): string;
}

function textOf({id, kind, options}: FieldDefinition, values: Values): string {
  const value = (values[id] ?? '').trim();
  return kind === 'select'
    ? (options?.find((option) => option.id === value && value !== '')?.text ?? '')
    : value;
}

/** A number that begins with a plus already has its country code. */
function phoneOf(phone: PhoneDefinition, values: Values, words: MessageWords): string {
  const number = textOf(phone.number, values);
  if (number === '') return '';
  const chosen = phone.country.options?.find(({id}) => id === values[phone.country.id]);
  const code = chosen?.value?.replace(/-?$/, '-') ?? '';
  const whole = number.startsWith('+') ? number : code + number;
  const extension = phone.extension ? textOf(phone.extension, values) : '';
  return extension === '' ? whole : words.withExtension(whole, extension);
}

/** The values of a form as text, one line for each field that is not empty. */
export function composeMessage(
  rows: readonly (readonly Part[])[],
  values: Values,
  words: MessageWords,
): string {
  return rows
    .flat()
    .map((part) =>
      part.kind === 'phone'
        ? {label: part.legend, value: phoneOf(part, values, words)}
        : {label: part.label, value: textOf(part, values)},
    )
    .filter(({value}) => value !== '')
    .map(({label, value}) => words.line(label, value))
    .join('\n');
}
