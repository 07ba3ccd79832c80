import {commissions, ratesOf} from '@site/src/lib/commission';
import type {Template} from 'docusaurus-plugin-collections/fill';

const inEnglish = commissions({
  locale: 'en',
  sample: 'Rs 1,999',
  range: '{least}–{most}' as unknown as Template<'least' | 'most'>,
  rates: [10, 15],
});
const inNepali = commissions({
  locale: 'ne',
  sample: 'रु १,९९९',
  range: '{least} देखि {most}' as unknown as Template<'least' | 'most'>,
  rates: [10, 15],
});

it('reads the rates in the digits of each language', () => {
  expect(ratesOf('10–15%')).toEqual([10, 15]);
  expect(ratesOf('१० देखि १५ प्रतिशत')).toEqual([10, 15]);
  expect(ratesOf('12%')).toEqual([12, 12]);
  expect(() => ratesOf('a part')).toThrow('no number');
});

it('writes what a commission takes as each language writes amounts', () => {
  expect(inEnglish(5000)).toEqual({
    price: 'Rs 5,000',
    commission: 'Rs 500–750',
  });
  expect(inNepali(10_000_000)).toEqual({
    price: 'रु १,००,००,०००',
    commission: 'रु १०,००,००० देखि १५,००,०००',
  });
  expect(inEnglish(0).commission).toBe('Rs 0–0');
  // Whole rupees.
  expect(inEnglish(999).commission).toBe('Rs 100–150');
});
