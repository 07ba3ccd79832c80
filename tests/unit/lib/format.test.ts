import {
  calendarEnd,
  calendarStart,
  formatAmount,
  formatDate,
  formatHour,
  formatNumber,
} from '@site/src/lib/format';
import {localDigits} from '@site/src/lib/locale';

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

describe('formatHour', () => {
  it.each([
    ['00:00', '12 AM', 'राति १२ बजे'],
    ['03:59', '3:59 AM', 'राति ३:५९ बजे'],
    ['04:00', '4 AM', 'बिहान ४ बजे'],
    ['10:00', '10 AM', 'बिहान १० बजे'],
    ['11:05', '11:05 AM', 'बिहान ११:०५ बजे'],
    ['12:00', '12 PM', 'दिउँसो १२ बजे'],
    ['16:00', '4 PM', 'साँझ ४ बजे'],
    ['17:00', '5 PM', 'साँझ ५ बजे'],
    ['19:30', '7:30 PM', 'राति ७:३० बजे'],
  ])('says %s as %s and %s', (time, english, nepali) => {
    expect(formatHour(time, 'en')).toBe(english);
    expect(formatHour(time, 'ne')).toBe(nepali);
  });
});

describe('formatDate', () => {
  it.each([
    ['2018-06-14', '14 June 2018', '२०७५ जेठ ३१ (सन् २०१८ जुन १४)'],
    ['2019-09-12', '12 September 2019', '२०७६ भदौ २६ (सन् २०१९ सेप्टेम्बर १२)'],
    ['2024-05-17', '17 May 2024', '२०८१ जेठ ४ (सन् २०२४ मे १७)'],
    ['2024-06-01', '1 June 2024', '२०८१ जेठ १९ (सन् २०२४ जुन १)'],
  ])('writes %s in the calendars of both languages', (iso, english, nepali) => {
    expect(formatDate(iso, 'en')).toBe(english);
    expect(formatDate(iso, 'ne')).toBe(nepali);
  });

  it('knows the first and the last day of the converter', () => {
    expect(formatDate(calendarStart, 'ne')).toBe('१९७५ वैशाख १ (सन् १९१८ अप्रिल १३)');
    expect(formatDate(calendarEnd, 'ne')).toBe('२०९९ चैत ३० (सन् २०४३ अप्रिल १३)');
  });

  it.each(['1918-04-12', '2043-04-14', 'yesterday', ''])('refuses "%s"', (iso) => {
    expect(() => formatDate(iso, 'en')).toThrow(RangeError);
  });

  it('names all twelve months of both calendars', () => {
    const days = Array.from({length: 12}, (_, month) =>
      formatDate(`2024-${String(month + 1).padStart(2, '0')}-20`, 'ne'),
    );
    const names = days.map((day) => /^\S+ (\S+) \S+ \(सन् \S+ (\S+) \S+\)$/.exec(day)?.slice(1));
    expect(names.map((pair) => pair?.[0]).join(' ')).toBe(
      'माघ फागुन चैत वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस',
    );
    expect(names.map((pair) => pair?.[1]).join(' ')).toBe(
      'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
    );
  });
});

describe('localDigits', () => {
  it('leaves everything but digits alone', () => {
    expect(localDigits('2025–26', 'ne')).toBe('२०२५–२६');
    expect(localDigits('2025–26', 'en')).toBe('2025–26');
  });
});
