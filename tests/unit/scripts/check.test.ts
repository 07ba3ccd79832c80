import {report} from '@site/scripts/check';

it('never says that pages are in order while lists keep them from being checked', () => {
  const problem = {file: 'a.yml', line: 1, place: [], message: 'The text is empty.'};
  const print = jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  expect(report({inLists: [problem], inPages: []})).toBe(false);
  expect(print.mock.calls.flat().join(' ')).not.toContain('in order.');
  expect(report({inLists: [], inPages: []})).toBe(true);
  expect(print.mock.calls.flat().slice(1)).toEqual([
    'The lists are in order.',
    'The pages and translations are in order.',
  ]);
  jest.restoreAllMocks();
});
