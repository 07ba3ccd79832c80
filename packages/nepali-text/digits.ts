import type {Locale} from './locale';

/** The code of ०; the others follow. */
const ZERO = 0x966;

/** The same text, or a number, with the digits of the language in place of 0 to 9: 7 → ७ in Nepali. */
export function digits(text: string | number, locale: Locale): string {
  const latin = String(text);
  return locale === 'ne'
    ? latin.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)))
    : latin;
}

/** The same text with 0 to 9 in place of Nepali digits. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

/** Thousands; Nepali groups by the thousand, then by lakh and crore. */
export const groupsOf = (locale: Locale): RegExp =>
  locale === 'ne' ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
