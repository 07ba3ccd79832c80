import {INVISIBLE} from './characters';
import {latinDigits} from './digits';

/**
 * A text as two people see it alike: one spelling of accented letters (NFC), one space for any white
 * space, nothing invisible. The joiners of Nepali spelling stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?!\ufeff)\s+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
}

/** The same for what somebody looks for: also without joiners, in small letters, with Latin digits. */
export function foldWords(text: string): string {
  return latinDigits(foldText(text.replace(/[\u200c\u200d]/g, ''))).toLowerCase();
}
