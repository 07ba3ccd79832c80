import {likeness, wordDiff, writeDiff} from 'content/pairs/wordDiff';

it.each([
  ['a b c', 'a x c', 'a [b → x] c'],
  ['a b', 'a b c', 'a b [+ c]'],
  ['a b c', 'a c', 'a [− b] c'],
  ['a b c', 'a b c', 'a b c'],
  ['a', 'x', '[a → x]'],
  ['a <Fact id="b" />.', 'a <Fact id="c" />.', 'a [<Fact id="b" />. → <Fact id="c" />.]'],
  ['a [b c](/d) e', 'a [b x](/d) e', 'a [[b c](/d) → [b x](/d)] e'],
  ['तीस दिन अघि', 'पन्ध्र दिन अघि', '[तीस → पन्ध्र] दिन अघि'],
])('shows how “%s” became “%s”', (before, after, expected) => {
  expect(writeDiff(wordDiff(before, after))).toBe(expected);
});

it('leaves out what is far from any change', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
  expect(writeDiff(wordDiff(words, words.replace('seven', '7')))).toBe(
    '… two three four five six [seven → 7] eight nine ten eleven twelve …',
  );
});

it.each(['[old → new]', '[+ one]', '[− two]', '] [', '→'])(
  'takes %s in a text for no change',
  (text) => {
    expect(wordDiff(`${text} a b`, `${text} a c`)).toEqual([
      `${text} a`,
      {before: 'b', after: 'c'},
    ]);
  },
);

it('knows how much two texts have in common', () => {
  expect(likeness('a b c d', 'a b c x')).toBe(0.75);
  expect(likeness('a b', 'x y')).toBe(0);
});
