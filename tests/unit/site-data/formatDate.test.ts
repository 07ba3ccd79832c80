import {calendarEnd, calendarStart, formatDate} from '@site/src/plugins/site-data/formatDate';

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
      'माघ फागुन चैत वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस',
    );
    expect(names.map((pair) => pair?.[1]).join(' ')).toBe(
      'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
    );
  });
});
