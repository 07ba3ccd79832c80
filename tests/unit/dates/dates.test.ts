/** @jest-environment node */
import {formatInBoth} from '../../../src/lib/format';
import {dayOf} from '../../../src/plugins/dates/dates';

const shown = (isBs: boolean, text: string): string => {
  const day = dayOf(isBs, text.split('-'));
  return typeof day === 'string' ? day : new Date(day).toISOString().slice(0, 10);
};

it.each([
  ['2081-07-23', '2024-11-08'],
  ['२०८१-७-२३', '2024-11-08'],
  ['1975-1-1', '1918-04-13'],
  ['2099-12-30', '2043-04-13'],
  // The last day of a long and of a short month, and the first after each.
  ['2081-03-31', '2024-07-15'],
  ['2081-04-01', '2024-07-16'],
  ['2081-12-31', '2025-04-13'],
  ['2082-01-01', '2025-04-14'],
  ['2075-02-33', 'none'],
  ['2075-03-32', '2018-07-16'],
  ['2081-09-30', 'none'],
  ['2081-13-01', 'none'],
  ['2081-00-10', 'none'],
  ['2081-01-00', 'none'],
  ['1974-12-30', 'range'],
  ['2100-01-01', 'range'],
  ['81-07-23', 'range'],
  ['2081-07-', 'missing'],
  ['2081-July-23', 'missing'],
  ['2081-7.5-23', 'missing'],
])('finds the day %s of Bikram Sambat: %s', (typed, expected) => {
  expect(shown(true, typed)).toBe(expected);
});

it.each([
  ['2024-11-08', '2024-11-08'],
  ['२०२४-2-29', '2024-02-29'],
  ['2023-02-29', 'none'],
  ['2024-04-31', 'none'],
  ['2024-13-01', 'none'],
  ['1918-04-12', 'range'],
  ['1918-04-13', '1918-04-13'],
  ['2043-04-13', '2043-04-13'],
  ['2043-04-14', 'range'],
  ['-11-08', 'missing'],
])('finds the day %s of the Gregorian calendar: %s', (typed, expected) => {
  expect(shown(false, typed)).toBe(expected);
});

it('takes a whole date in the field of the year', () => {
  expect(dayOf(true, ['२०८१/०७/२३', '', ''])).toBe(Date.parse('2024-11-08'));
});

it('writes both calendars', () => {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  expect(plain(formatInBoth('2024-11-08', 'en'))).toBe('8 November 2024 (23 Kartik 2081 BS)');
  expect(plain(formatInBoth('2024-11-08', 'ne'))).toBe('२०८१ कात्तिक २३ (सन् २०२४ नोभेम्बर ८)');
});
