import {compare, translationsIn} from 'content/pairs/compare';
import type {Agreement} from 'content/pairs/ledger';
import {type Text, textOf} from 'content/pairs/sources';

/** Texts of one section, in small letters for English and capitals for the twin. */
const texts = (written: string, place = 'terms'): Text[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((text, index) => textOf({place, kind: 'p', text, line: index + 1}));

const agreed = (written: string, place = 'terms'): Agreement[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [english, twin] = pair.split('-') as [string, string];
      const hashOf = (text: string) => textOf({place, kind: 'p', text, line: 1}).hash;
      return {place, english: hashOf(english), twin: hashOf(twin)};
    });

const states = (english: string, twin: string, agreements: readonly Agreement[]) =>
  compare({english: texts(english), twin: texts(twin)}, agreements).map(
    (pair) => `${pair.english?.text ?? ''}-${pair.twin?.text ?? ''} ${pair.state}`,
  );

const ledger = agreed('a-A b-B c-C');

it.each([
  ['nothing changed', 'a b c', 'A B C', ['a-A agreed', 'b-B agreed', 'c-C agreed']],
  ['English changed', 'a x c', 'A B C', ['a-A agreed', 'x-B english', 'c-C agreed']],
  ['the twin changed', 'a b c', 'A X C', ['a-A agreed', 'b-X twin', 'c-C agreed']],
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
  ['deleted in the twin', 'a b c', 'A C', ['a-A agreed', 'b- twin', 'c-C agreed']],
  ['deleted in both', 'a c', 'A C', ['a-A agreed', 'c-C agreed']],
  ['each deleted another', 'a b', 'A C', ['a-A agreed', 'b-C both']],
])('%s', (_, english, twin, expected) => {
  expect(states(english, twin, ledger).sort()).toEqual([...expected].sort());
});

it('does not need a line of the ledger for each copy of a text', () => {
  expect(states('a a', 'A A', agreed('a-A'))).toEqual(['a-A agreed', 'a-A agreed']);
});

it('takes what was agreed in another file as agreed', () => {
  const [found] = compare(
    {english: texts('a'), twin: texts('A')},
    [],
    translationsIn(agreed('a-A')),
  );
  expect(found?.state).toBe('agreed');
});

it('finds the agreement of the same place first', () => {
  // "b" was agreed to be B in one place and Z in another.
  const agreements = [...agreed('b-Z', 'other'), ...agreed('b-B')];
  const [found] = compare({english: texts('b'), twin: texts('X')}, agreements);
  expect(found).toMatchObject({state: 'twin', before: [agreements[1]]});
});

it('compares a long file', () => {
  const numbers = Array.from({length: 5000}, (_, index) => index);
  const written = (mark: string) => numbers.map((number) => `${mark}${number}`).join(' ');
  const agreements = agreed(numbers.map((number) => `a${number}-A${number}`).join(' '));
  const changed = states(written('x'), written('A'), agreements);
  expect(changed.every((state) => state.endsWith(' english'))).toBe(true);
});
