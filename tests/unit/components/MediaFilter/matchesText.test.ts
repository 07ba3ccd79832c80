import {matchesText} from '@site/src/components/MediaFilter/matchesText';

const english = ['“Sample headline: 50K INSTALLS”', 'News outlet 12', '20 December 2024'];
const nepali = ['नमुना शीर्षक: ५० हजार मोबाइलमा पुग्यो एप', '२०८१ पुस ५ (सन् २०२४ डिसेम्बर २०)'];

it.each<[search: string, texts: string[], isFound: boolean]>([
  [' \t ', english, true],
  ['  instalLs', english, true],
  // Several words in any order and in different texts, but none across two.
  ['december outlet 50k', english, true],
  ['headline radio', english, false],
  ['installs”news', english, false],
  // Digits of the other script, an ending, a joiner that nobody sees.
  ['२०२४', english, true],
  ['2024 डिसेम्बर', nepali, true],
  ['मोबाइल', nepali, true],
  ['मो\u200Dबाइल\u200C', nepali, true],
  // By its sounds, from three of them on.
  ['pokhara', ['पोखरामा पनि सुरु भयो'], true],
  ['पोखरा', ['Now in Pokhara'], true],
  ['bijuli mistri', ['बिजुली मिस्त्रीको काम'], true],
  ['bijuli mistri', ['बिजुलीको काम'], false],
  ['po', ['पोखरामा पनि'], false],
  ['lokhara', ['पोखरामा पनि'], false],
  // Letters and marks that can be written in two ways.
  ['cafe\u0301', ['caf\u00E9'], true],
  ['cafe\u200D\u0301', ['caf\u00E9'], true],
  ['\u095Cक', ['\u0921\u093Cक'], true],
  // No pattern.
  ...['.*', '[', '\\', '(?:'].flatMap((sign): [string, string[], boolean][] => [
    [sign, english, false],
    [sign, [`a ${sign} b`], true],
  ]),
])('looks for %j in %j: %s', (search, texts, isFound) => {
  expect(matchesText(search, texts)).toBe(isFound);
});
