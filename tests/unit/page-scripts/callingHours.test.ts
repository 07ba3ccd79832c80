/** @jest-environment jsdom */
import {showWhetherOpen} from '../../../src/page-scripts/callingHours';
import {one, open} from './support';

it.each([
  ['2026-11-19T09:59+05:45', 'false'],
  ['2026-11-19T10:00+05:45', 'true'],
  ['2026-11-19T16:59+05:45', 'true'],
  ['2026-11-19T17:00+05:45', 'false'],
  ['2026-11-20T17:00+05:45', 'next'],
  ['2026-11-21T09:59+05:45', 'next'],
  ['2026-11-21T12:00+05:45', 'false'],
])('knows at %s whether the telephone is answered, or tomorrow', (time, isOpen) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
  open(showWhetherOpen, '<p data-open-from="600" data-open-to="1020" data-open-days="012345"></p>');
  expect(one('p').dataset.open).toBe(isOpen);
  jest.restoreAllMocks();
});

it('follows the clock while the page is open, and after a sleep', () => {
  jest.useFakeTimers({now: Date.parse('2026-11-19T09:58+05:45')});
  open(showWhetherOpen, '<p data-open-from="600" data-open-to="1020" data-open-days="012345"></p>');
  jest.advanceTimersByTime(110_000);
  expect(one('p').dataset.open).toBe('false');
  jest.advanceTimersByTime(10_000);
  expect(one('p').dataset.open).toBe('true');
  jest.setSystemTime(Date.parse('2026-11-19T18:00+05:45'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(one('p').dataset.open).toBe('false');
  jest.useRealTimers();
});
