import {commissionOf} from '@site/src/lib/commission';
import type {Template} from 'docusaurus-plugin-collections/fill';

const english = {
  locale: 'en',
  sample: 'Rs 1,999',
  range: '{least}–{most}' as unknown as Template<'least' | 'most'>,
  usual: '10–15%',
} as const;
const nepali = {
  locale: 'ne',
  sample: 'रु १,९९९',
  range: '{least} देखि {most}' as unknown as Template<'least' | 'most'>,
  usual: '१० देखि १५ प्रतिशत',
} as const;

it('reads one rate as well, and says that there is none', () => {
  expect(commissionOf(100, {...english, usual: '12%'}).commission).toBe('Rs 12–12');
  expect(() => commissionOf(100, {...english, usual: 'a part'})).toThrow('no number');
});

it('writes what a commission takes as each language writes amounts', () => {
  expect(commissionOf(5000, english)).toEqual({
    price: 'Rs 5,000',
    commission: 'Rs 500–750',
  });
  expect(commissionOf(10_000_000, nepali)).toEqual({
    price: 'रु १,००,००,०००',
    commission: 'रु १०,००,००० देखि १५,००,०००',
  });
  expect(commissionOf(0, english).commission).toBe('Rs 0–0');
  // Whole rupees.
  expect(commissionOf(999, english).commission).toBe('Rs 100–150');
});
