import {baseOf, homeLines} from '../../../scripts/lib/paths';

it('knows the base of each locale', () => {
  expect([baseOf('en'), baseOf('ne')]).toEqual(['/', '/ne/']);
  expect(homeLines('http://localhost:3000')).toBe(
    '  English  http://localhost:3000/\n  Nepali   http://localhost:3000/ne/',
  );
});
