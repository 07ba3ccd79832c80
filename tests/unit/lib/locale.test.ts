import {formatAmount, formatDate, formatHour, formatNumber} from '@site/src/lib/format';
import {allLocales, isDevanagari, localDigits, locales, toLocale} from '@site/src/lib/locale';

jest.mock('@site/i18n/languages.json', () => ({
  __esModule: true,
  default: {
    ne: {name: 'नेपाली', inEnglish: 'Nepali', script: 'Devanagari', digits: '०१२३४५६७८९'},
    de: {
      name: 'Deutsch',
      inEnglish: 'German',
      formats: {
        months:
          'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
        date: '{day}. {month} {year}',
        afternoon: '{time} Uhr',
        years: '{amount} Jahre',
      },
    },
    mai: {name: 'मैथिली', inEnglish: 'Maithili', script: 'Devanagari', draft: true},
    en: {name: 'English', inEnglish: 'English'},
  },
}));

const spaced = (text: string) => text.replaceAll('\u00a0', '_');
const [german, maithili] = [toLocale('de'), toLocale('mai')];

it('has English first, and drafts only where they are asked for', () => {
  expect(allLocales).toEqual(['en', 'ne', 'de', 'mai']);
  expect(locales).toEqual(['en', 'ne', 'de']);
});

it('takes an unknown language for English', () => {
  expect([german, toLocale('fr'), toLocale(undefined)]).toEqual(['de', 'en', 'en']);
});

it('knows the script and the digits of a language by its entry', () => {
  expect(allLocales.filter(isDevanagari)).toEqual(['ne', 'mai']);
  expect(localDigits('7', maithili)).toBe('7');
});

it('writes dates and amounts as the entry says, and as in English where it says nothing', () => {
  expect(spaced(formatDate('2018-03-14', german))).toBe('14._März 2018');
  expect(spaced(formatHour('17:00', german))).toBe('5_Uhr');
  expect(spaced(formatHour('10:00', german))).toBe('10_AM');
  expect(spaced(formatAmount(3, 'years', german))).toBe('3_Jahre');
  expect(spaced(formatAmount(1999, 'rupees', german))).toBe('Rs_1,999');
  expect(formatNumber(1234567, maithili)).toBe('1,234,567');
});
