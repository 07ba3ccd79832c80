import {checkWords} from '../checkWords';

const problemsIn = (yaml: string) =>
  checkWords('words.yml', Buffer.from(yaml)).map(({line, id}) => `${line} ${id}`);

it('finds a mistake in a Nepali text, and the line of it', () => {
  expect(
    problemsIn(
      'ui:\n  box: {en: Box 12, ne: फोन बाकस}\n  end:\n    en: Two.\n    ne: >-\n      यो १२ हो .\n  digits: {en: 12, ne: 12 जना}\n',
    ),
  ).toEqual(['2 nepali.word', '7 nepali.digits']);
});

it('takes a key named ne for a language only where its value is a text', () => {
  expect(problemsIn('languages:\n  ne: {en: बाकस, ne: नेपाली}\n')).toEqual([]);
});

it('reports a file that cannot be read', () => {
  expect(problemsIn('ui: [')).toHaveLength(1);
});
