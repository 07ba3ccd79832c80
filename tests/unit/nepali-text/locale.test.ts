import {latinDigits, digits} from 'nepali-text/digits';
import {locales, toLocale} from 'nepali-text/locale';

it('takes an unknown language for English', () => {
  expect(['ne', 'fr', undefined].map(toLocale)).toEqual(['ne', 'en', 'en']);
});

it('writes digits in the script of the language, and back', () => {
  expect(locales.map((locale) => digits('1907–08, a', locale))).toEqual([
    '1907–08, a',
    '१९०७–०८, a',
  ]);
  expect(latinDigits('१९०७ or 1907')).toBe('1907 or 1907');
});
