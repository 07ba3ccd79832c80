import type {FieldDefinition, FormDefinition, PhoneDefinition} from './definition';
import type {Values} from './keepDraft';

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
  // The field starts with 0, which means none; digits may have been typed behind it.
  const extension = phone.extension ? textOf(phone.extension, values).replace(/^[0०]+/, '') : '';
  return extension === '' ? whole : words.withExtension(whole, extension);
}

/** The values of a form as text: its opening, and one line for each field that is not empty. */
export function composeMessage(
  {opening, rows}: Pick<FormDefinition, 'opening' | 'rows'>,
  values: Values,
  words: MessageWords,
): string {
  const lines = rows
    .flat()
    .map((part) =>
      part.kind === 'phone'
        ? {label: part.legend, value: phoneOf(part, values, words)}
        : {label: part.label, value: textOf(part, values)},
    )
    .filter(({value}) => value !== '')
    // A label may be a question.
    .map(({label, value}) => words.line(label.replace(/\?$/, ''), value));
  return [...(opening ? [opening] : []), ...lines].join('\n');
}
