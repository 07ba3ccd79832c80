import {digits, groupsOf, latinDigits} from 'nepali-text/digits';
import {fill, type Template} from 'docusaurus-plugin-collections/fill';
import type {Locale} from 'nepali-text/locale';

/*
 * Amounts in a browser, which must not load what format.ts imports.
 */

/** How a language writes amounts. */
export interface Writing {
  readonly locale: Locale;
  /** An amount: "Rs 1,999". */
  readonly sample: string;
  readonly range: Template<'least' | 'most'>;
  /** The least and the most of a usual commission, in per cent. */
  readonly rates: readonly [number, number];
}

/**
 * The first and the last number of a text such as "10–15%", in digits of any language of the site.
 *
 * @throws when there is none
 */
export function ratesOf(text: string): readonly [number, number] {
  const numbers = latinDigits(text).match(/\d+/g);
  if (!numbers) throw new Error(`There is no number in "${text}", the usual commission.`);
  return [Number(numbers[0]), Number(numbers[numbers.length - 1])];
}

export interface Commission {
  /** "Rs 5,000" */
  readonly price: string;
  /** "Rs 500–750" */
  readonly commission: string;
}

/** @returns writes a price in whole rupees, and what a usual commission would take from it */
export function commissions({
  locale,
  sample,
  range,
  rates,
}: Writing): (price: number) => Commission {
  const numberOf = (amount: number) =>
    digits(String(Math.round(amount)).replace(groupsOf(locale), ','), locale);
  const inRupees = (text: string) => sample.replace(/[\d०-९][\d०-९,]*/, () => text);
  return (price) => {
    const [least, most] = rates.map((rate) => numberOf((price * rate) / 100));
    return {
      price: inRupees(numberOf(price)),
      commission: inRupees(fill(range, {least: least!, most: most!})),
    };
  };
}
