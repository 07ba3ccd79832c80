import {compare, translationsIn} from 'content/pairs/compare';
import type {Agreement} from 'content/pairs/ledger';
import {type SourceText, sourceText} from 'content/pairs/sources';

/** Texts of one section, in small letters for English and capitals for the translation. */
const texts = (written: string, place = 'terms'): SourceText[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((text, index) => sourceText({place, kind: 'p', text, line: index + 1}));

const agreed = (written: string, place = 'terms'): Agreement[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [english, translation] = pair.split('-') as [string, string];
      const hashOf = (text: string) => sourceText({place, kind: 'p', text, line: 1}).hash;
      return {place, english: hashOf(english), translation: hashOf(translation)};
    });

const states = (english: string, translation: string, agreements: readonly Agreement[]) =>
  compare({english: texts(english), translation: texts(translation)}, agreements).map(
    (pair) => `${pair.english?.text ?? ''}-${pair.translation?.text ?? ''} ${pair.state}`,
  );

const ledger = agreed('a-A b-B c-C');

it.each([
  ['nothing changed', 'a b c', 'A B C', ['a-A agreed', 'b-B agreed', 'c-C agreed']],
  ['English changed', 'a x c', 'A B C', ['a-A agreed', 'x-B english', 'c-C agreed']],
  ['the translation changed', 'a b c', 'A X C', ['a-A agreed', 'b-X translation', 'c-C agreed']],
  ['both changed', 'a x c', 'A X C', ['a-A agreed', 'x-X both', 'c-C agreed']],
  ['moved in both', 'c a b', 'C A B', ['c-C agreed', 'a-A agreed', 'b-B agreed']],
  ['moved in English', 'c a b', 'A B C', ['c-C agreed', 'a-A agreed', 'b-B agreed']],
  ['moved in English, one changed', 'c x b', 'A B C', ['c-C agreed', 'x-A english', 'b-B agreed']],
  [
    'added in English',
    'a x b c',
    'A B C',
    ['a-A agreed', 'x- english', 'b-B agreed', 'c-C agreed'],
  ],
  ['added in both', 'a b c x', 'A B C X', ['a-A agreed', 'b-B agreed', 'c-C agreed', 'x-X new']],
  [
    'added in English before one that changed in both',
    'x a y c',
    'A Y C',
    ['x- english', 'a-A agreed', 'y-Y both', 'c-C agreed'],
  ],
  ['deleted in English', 'a c', 'A B C', ['a-A agreed', '-B english', 'c-C agreed']],
  ['deleted in the translation', 'a b c', 'A C', ['a-A agreed', 'b- translation', 'c-C agreed']],
  ['deleted in both', 'a c', 'A C', ['a-A agreed', 'c-C agreed']],
  ['each deleted another', 'a b', 'A C', ['a-A agreed', 'b-C both']],
])('%s', (_, english, translation, expected) => {
  expect(states(english, translation, ledger).sort()).toEqual([...expected].sort());
});

it('does not need a line of the ledger for each copy of a text', () => {
  expect(states('a a', 'A A', agreed('a-A'))).toEqual(['a-A agreed', 'a-A agreed']);
});

it('takes what was agreed in another file as agreed', () => {
  const [found] = compare(
    {english: texts('a'), translation: texts('A')},
    [],
    translationsIn(agreed('a-A')),
  );
  expect(found?.state).toBe('agreed');
});

it('finds the agreement of the same place first', () => {
  // "b" was agreed to be B in one place and Z in another.
  const agreements = [...agreed('b-Z', 'other'), ...agreed('b-B')];
  const [found] = compare({english: texts('b'), translation: texts('X')}, agreements);
  expect(found).toMatchObject({state: 'translation', before: [agreements[1]]});
});

it('compares a long file', () => {
  const numbers = Array.from({length: 5000}, (_, index) => index);
  const written = (mark: string) => numbers.map((number) => `${mark}${number}`).join(' ');
  const agreements = agreed(numbers.map((number) => `a${number}-A${number}`).join(' '));
  const changed = states(written('x'), written('A'), agreements);
  expect(changed.every((state) => state.endsWith(' english'))).toBe(true);
});
