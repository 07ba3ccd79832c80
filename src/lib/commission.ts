import {fill, type Template} from 'docusaurus-plugin-collections/fill';
import {digits, groupsOf, latinDigits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';

interface Writing {
  locale: Locale;
  /** An amount as the language writes it: "Rs 1,999". */
  sample: string;
  range: Template<'least' | 'most'>;
  /** The usual commission, from one number to another, in digits of any language: "10–15%". */
  usual: string;
}

/**
 * The price of a job, "Rs 5,000", and what a usual commission would take from it, "Rs 500–750".
 *
 * @param price in whole rupees
 */
export function commissionOf(price: number, {locale, sample, range, usual}: Writing) {
  const rates = latinDigits(usual).match(/\d+/g);
  if (!rates) throw new Error(`There is no number in "${usual}", the usual commission.`);
  const numberOf = (amount: number) =>
    digits(String(Math.round(amount)).replace(groupsOf(locale), ','), locale);
  const inRupees = (text: string) => sample.replace(/[\d०-९][\d०-९,]*/, () => text);
  const amounts = rates.map((rate) => numberOf((price * Number(rate)) / 100));
  const values = {least: amounts[0]!, most: amounts[amounts.length - 1]!};
  return {price: inRupees(numberOf(price)), commission: inRupees(fill(range, values))};
}
