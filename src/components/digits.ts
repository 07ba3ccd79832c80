import type {Language} from '@site/src/collections/language';
import {localDigits} from '@site/src/lib/locale';

/** Writes the digits of a text or number in the script of the language: 7 → ७ in Nepali. */
export function digits(text: string | number, language: Language): string {
  return localDigits(String(text), language);
}
