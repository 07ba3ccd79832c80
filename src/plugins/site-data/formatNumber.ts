import type {Language} from '../../collections/language';

/*
 * Numbers are written here and not by Intl: a browser without Nepali data answers with other digits
 * than Node, and the page would change under the reader's eyes.
 */

const digits: Record<Language, string> = {en: '0123456789', ne: '०१२३४५६७८९'};

/** Where a comma goes: after thousands in English, after the thousand, lakh and crore in Nepali. */
const groups: Record<Language, RegExp> = {
  en: /\B(?=(\d{3})+$)/g,
  ne: /\B(?=(\d{2})*\d{3}$)/g,
};

interface Amount {
  value: number;
  digits: string;
}

const units = {
  /** Nepali rupees. */
  rupees: {en: (amount) => `Rs ${amount.digits}`, ne: (amount) => `रु ${amount.digits}`},
  /** Dollars of the United States. */
  dollars: {
    en: (amount) => `USD ${amount.digits}`,
    ne: (amount) => `${amount.digits} अमेरिकी डलर`,
  },
  years: {
    en: (amount) => `${amount.digits} ${amount.value === 1 ? 'year' : 'years'}`,
    ne: (amount) => `${amount.digits} वर्ष`,
  },
} satisfies Record<string, Record<Language, (amount: Amount) => string>>;

export type Unit = keyof typeof units;

/** The same text with the digits of the language in place of 0 to 9. */
export function localDigits(text: string, language: Language): string {
  return text.replace(/[0-9]/g, (digit) => digits[language][Number(digit)] ?? digit);
}

/** A whole number in groups: "100,000", "१,००,०००". */
export function formatNumber(value: number, language: Language): string {
  return localDigits(String(value).replace(groups[language], ','), language);
}

/** A whole number with its unit: "Rs 1,999", "१,२५,००० अमेरिकी डलर", "1 year". */
export function formatAmount(value: number, unit: Unit, language: Language): string {
  return units[unit][language]({value, digits: formatNumber(value, language)});
}
