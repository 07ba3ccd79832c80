import {addressLines, baseOf} from '../../../scripts/lib/addresses';
import {waitingPage} from '../../../scripts/dev/waitingPage';

it('knows where each language lives', () => {
  expect([baseOf('en'), baseOf('ne')]).toEqual(['/', '/ne/']);
  expect(addressLines('http://localhost:3000')).toBe(
    '  English  http://localhost:3000/\n  Nepali   http://localhost:3000/ne/',
  );
});

it('tells a visitor that the pages are still starting, and tries again', () => {
  const html = waitingPage('Nepali');
  expect(html).toContain('Still starting');
  expect(html).toContain('The Nepali pages');
  expect(html).toContain('http-equiv="refresh"');
});
