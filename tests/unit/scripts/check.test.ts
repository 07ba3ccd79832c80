import {describeDraft, explainUnknown, report} from '@site/scripts/check';
import {allLocales, englishName} from '@site/src/lib/locale';

const codes = allLocales.map((locale) => `${locale} (${englishName(locale)})`).join(', ');

describe('the languages named after npm run check --', () => {
  it.each([[[]], [['ne']], [['en', 'ne']]])('are known: %j', (words) => {
    expect(explainUnknown(words)).toBeUndefined();
  });

  it.each([
    ['nepali', ' Did you mean "ne"?'],
    ['नेपाली', ' Did you mean "ne"?'],
    ['NE', ' Did you mean "ne"?'],
    ['np', ' Did you mean "ne"?'],
    ['toString', ''],
    ['--all', ''],
  ])('are explained when %s is none', (word, near) => {
    expect(explainUnknown(['ne', word])).toBe(
      `"${word}" is no code of a language.${near}\nThe codes are: ${codes}.`,
    );
  });
});

it('says how much there is to do for a draft', () => {
  const rest = 'to write or to correct: npm run check -- ne';
  expect(describeDraft('ne', 1)).toBe(`Nepali is a draft, with one text ${rest}`);
  expect(describeDraft('ne', 2)).toBe(`Nepali is a draft, with 2 texts ${rest}`);
});

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
