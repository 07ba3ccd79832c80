import {digits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';

/** In the digits of the page's language. */
export const localDigits = (value: number | string): string =>
  digits(value, document.documentElement.lang as Locale);
