import {formatAmount, formatNumber, localDigits} from '@site/src/plugins/site-data/formatNumber';

describe('formatNumber', () => {
  it.each([
    [0, '0', '०'],
    [999, '999', '९९९'],
    [1999, '1,999', '१,९९९'],
    [29900, '29,900', '२९,९००'],
    [100000, '100,000', '१,००,०००'],
    [1234567, '1,234,567', '१२,३४,५६७'],
    [123456789, '123,456,789', '१२,३४,५६,७८९'],
  ])('groups %d by thousands in English and by lakhs in Nepali', (value, english, nepali) => {
    expect(formatNumber(value, 'en')).toBe(english);
    expect(formatNumber(value, 'ne')).toBe(nepali);
  });
});

describe('formatAmount', () => {
  it.each([
    [1999, 'rupees', 'Rs 1,999', 'रु १,९९९'],
    [0, 'rupees', 'Rs 0', 'रु ०'],
    [125000, 'dollars', 'USD 125,000', '१,२५,००० अमेरिकी डलर'],
    [1, 'years', '1 year', '१ वर्ष'],
    [3, 'years', '3 years', '३ वर्ष'],
  ] as const)('writes %d %s', (value, unit, english, nepali) => {
    expect(formatAmount(value, unit, 'en')).toBe(english);
    expect(formatAmount(value, unit, 'ne')).toBe(nepali);
  });
});

describe('localDigits', () => {
  it('leaves everything but digits alone', () => {
    expect(localDigits('2025–26', 'ne')).toBe('२०२५–२६');
    expect(localDigits('2025–26', 'en')).toBe('2025–26');
  });
});
