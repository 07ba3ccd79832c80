import type {Locale} from '@site/src/lib/locale';
import {localDigits} from '@site/src/lib/locale';

/** Writes the digits of a text or number in the script of the language: 7 → ७ in Nepali. */
export function digits(text: string | number, locale: Locale): string {
  return localDigits(String(text), locale);
}
