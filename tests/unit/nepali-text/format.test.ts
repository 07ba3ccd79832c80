import {execFileSync} from 'node:child_process';
import {
  calendarEnd,
  calendarStart,
  formatRounded,
  formatAmount,
  formatDate,
  formatHour,
  formatInOtherCalendar,
  formatNumber,
  gregorianDay,
  joinFigures,
  publishedYear,
} from 'nepali-text/format';

/** Spaces at which no line may end are written as `_`. */
const spaced = (text: string) => text.replaceAll('\u00a0', '_');

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

it('says that a rounded number is one', () => {
  expect(formatRounded(29900, 'en')).toBe('about 29,900');
  expect(formatRounded(29900, 'ne')).toBe('करिब २९,९००');
});

describe('formatAmount', () => {
  it.each([
    [1999, 'rupees', 'Rs_1,999', 'रु_१,९९९'],
    [0, 'rupees', 'Rs_0', 'रु_०'],
    [125000, 'dollars', 'USD_125,000', '१,२५,०००_अमेरिकी डलर'],
    [1, 'years', '1_year', '१_वर्ष'],
    [3, 'years', '3_years', '३_वर्ष'],
  ] as const)('writes %d %s', (value, unit, english, nepali) => {
    expect(spaced(formatAmount(value, unit, 'en'))).toBe(english);
    expect(spaced(formatAmount(value, unit, 'ne'))).toBe(nepali);
  });
});

describe('formatHour', () => {
  it.each([
    ['00:00', '12_AM', 'राति_१२_बजे'],
    ['03:59', '3:59_AM', 'राति_३:५९_बजे'],
    ['04:00', '4_AM', 'बिहान_४_बजे'],
    ['10:00', '10_AM', 'बिहान_१०_बजे'],
    ['11:05', '11:05_AM', 'बिहान_११:०५_बजे'],
    ['12:00', '12_PM', 'दिउँसो_१२_बजे'],
    ['16:00', '4_PM', 'साँझ_४_बजे'],
    ['17:00', '5_PM', 'साँझ_५_बजे'],
    ['19:30', '7:30_PM', 'साँझ_७:३०_बजे'],
    ['20:00', '8_PM', 'राति_८_बजे'],
  ])('says %s as %s and %s', (time, english, nepali) => {
    expect(spaced(formatHour(time, 'en'))).toBe(english);
    expect(spaced(formatHour(time, 'ne'))).toBe(nepali);
  });
});

describe('formatDate', () => {
  it.each([
    ['2018-06-14', '14_June 2018', '२०७५_जेठ_३१'],
    ['2019-09-12', '12_September 2019', '२०७६_भदौ_२६'],
    ['2024-05-17', '17_May 2024', '२०८१_जेठ_४'],
    ['2024-06-01', '1_June 2024', '२०८१_जेठ_१९'],
    ['2026-11-28', '28_November 2026', '२०८३_मङ्सिर_१२'],
  ])('writes %s in the calendar of each language', (iso, english, nepali) => {
    expect(spaced(formatDate(iso, 'en'))).toBe(english);
    expect(spaced(formatDate(iso, 'ne'))).toBe(nepali);
  });

  it('has a day in the other calendar as well', () => {
    expect(spaced(formatInOtherCalendar('2018-06-14', 'en'))).toBe('31_Jestha_2075_BS');
    expect(spaced(formatInOtherCalendar('2018-06-14', 'ne'))).toBe('सन्_२०१८_जुन_१४');
  });

  it('knows the first and the last day of the converter', () => {
    expect(spaced(formatDate(calendarStart, 'ne'))).toBe('१९७५_वैशाख_१');
    expect(spaced(formatDate(calendarEnd, 'ne'))).toBe('२०९९_चैत_३०');
  });

  it.each(['1918-04-12', '2043-04-14', 'yesterday', ''])('refuses "%s"', (iso) => {
    expect(() => formatDate(iso, 'en')).toThrow(RangeError);
  });

  it('names all twelve months of both calendars', () => {
    const months = (write: typeof formatDate, place: number) =>
      Array.from(
        {length: 12},
        (_, month) =>
          write(`2024-${String(month + 1).padStart(2, '0')}-20`, 'ne').split(/\s/)[place],
      ).join(' ');
    expect(months(formatDate, 1)).toBe('माघ फागुन चैत वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस');
    expect(months(formatInOtherCalendar, 2)).toBe(
      'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
    );
  });
});

it.each([
  ['10 AM to 5 PM NPT', '10_AM to 5_PM_NPT'],
  ['नेपाली समयअनुसार बिहान १० देखि साँझ ५ बजेसम्म', 'नेपाली समयअनुसार बिहान_१० देखि साँझ_५_बजेसम्म'],
  ['५० हजार', '५०_हजार'],
  ['१० देखि १५ प्रतिशत', '१० देखि १५ प्रतिशत'],
])('keeps the figures of "%s" with their units', (text, expected) => {
  expect(spaced(joinFigures(text))).toBe(expected);
});

describe('gregorianDay', () => {
  it.each([
    ['2081-11-09', '2025-02-21'],
    ['2000-01-01', '1943-04-14'],
    ['2099-12-30', '2043-04-13'],
    ['2081-02-32', '2024-06-14'],
    ['2081-02-33', undefined],
    ['2081-13-01', undefined],
    ['2081-00-10', undefined],
    ['2100-01-01', undefined],
    ['word', undefined],
  ])('turns %s into %s', (bikramSambat, iso) => {
    expect(gregorianDay(bikramSambat)).toBe(iso);
  });

  const two = (part: number) => String(part).padStart(2, '0');
  const range = (first: number, last: number) =>
    Array.from({length: last - first + 1}, (_, index) => first + index);

  it.each([
    [2081, [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
    [2082, [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
    [publishedYear, [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  ])('has the months of %i as long as the published calendar', (year, lengths) => {
    const lengthOf = (month: number) =>
      range(1, 33).filter((date) => gregorianDay([year, two(month), two(date)].join('-'))).length;
    expect(range(1, 12).map(lengthOf)).toEqual(lengths);
  });

  it('gives every day of eight years the next one, and never asks the time zone', () => {
    const methods = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getTimezoneOffset'] as const;
    const spies = methods.map((name) => jest.spyOn(Date.prototype, name));
    const days = range(2078, 2085).flatMap((year) =>
      range(1, 12).flatMap((month) =>
        range(1, 32).flatMap((date) => gregorianDay([year, two(month), two(date)].join('-')) ?? []),
      ),
    );
    const first = Date.UTC(2021, 3, 14);
    const next = Date.UTC(2029, 3, 14);
    const expected = range(0, (next - first) / 86_400_000 - 1).map((day) =>
      new Date(first + day * 86_400_000).toISOString().slice(0, 10),
    );
    expect(days).toEqual(expected);
    expect(gregorianDay('2086-01-01')).toBe('2029-04-14');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('gives the first days of the months of a century the same ones in four time zones', () => {
    const zones = 'UTC America/Los_Angeles Pacific/Kiritimati Asia/Kathmandu';
    const firsts = range(0, 11).flatMap((step) =>
      range(1, 12).map((month) => `${2000 + 9 * step}-${two(month)}-01`),
    );
    expect(firsts.map(gregorianDay)).not.toContain(undefined);
    // The process.env of Jest does not reach the clock, so another process changes its zone.
    const script = `
      const {gregorianDay} = require('nepali-text/format');
      const written = ${JSON.stringify(zones)}.split(' ').map((TZ) => {
        Object.assign(process.env, {TZ});
        return [String(new Date(0)), ...${JSON.stringify(firsts)}.map(gregorianDay)];
      });
      console.log(JSON.stringify(written));`;
    const output = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: process.cwd(),
      encoding: 'utf8',
    });
    const written = JSON.parse(output) as string[][];
    expect(new Set(written.map(([clock]) => clock)).size).toBe(4);
    for (const [, ...days] of written) expect(days).toEqual(firsts.map(gregorianDay));
  });
});
