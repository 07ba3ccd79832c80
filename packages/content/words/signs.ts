import {and, say, type Sentence} from '../say';
import {type Problem, suggest} from '../say/diagnostics';

/* By their numbers: editors show these signs on the character before. */
const CONSONANT = String.raw`\u0915-\u0939\u0958-\u095f\u0978-\u097f\u093c`;
const VOWEL = String.raw`\u0904-\u0914\u0960\u0961\u0972-\u0977\u0950\u093d`;
const VOWEL_SIGN = String.raw`\u093a\u093b\u093e-\u094c\u094e\u094f\u0955-\u0957\u0962\u0963`;
const MARK = String.raw`\u0900-\u0903\u0951-\u0954`;
const NUKTA_OR_HALANTA = String.raw`\u093c\u094d`;

/** A sign that has no letter to stand on, and the circle that programs draw in place of the letter. */
const LONE = new RegExp(
  [
    String.raw`(?<![${CONSONANT}]\u200d?)[${VOWEL_SIGN}]`,
    String.raw`(?<![${VOWEL}${CONSONANT}]\u200d?)[${NUKTA_OR_HALANTA}]`,
    `(?<![${VOWEL}${CONSONANT}${VOWEL_SIGN}${MARK}])[${MARK}]`,
    String.raw`\u25cc`,
  ].join('|'),
  'gu',
);

/** Signs between quotation marks, brackets or backticks, which a sentence speaks of. */
const NAMED = /(?<=["“‘'«(`])[\p{M}\u25cc\s,]+(?=["”’'»)`])/gu;

/** What looks like one letter and is typed as two. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['ाे', 'ो'],
  ['ाै', 'ौ'],
  ['ाॅ', 'ॉ'],
  ['अा', 'आ'],
  ['अो', 'ओ'],
  ['अौ', 'औ'],
  ['अॉ', 'ऑ'],
  ['आे', 'ओ'],
  ['आै', 'औ'],
  ['एे', 'ऐ'],
];

const WORD = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d\u25cc]`;
const BEFORE = new RegExp(String.raw`(?:${WORD}+[^\S\n]*)?$`, 'u');
const AFTER = new RegExp(`^${WORD}*`, 'u');

const hasLone = (text: string): boolean => text.search(LONE) >= 0;

/** Words with a sign that no letter carries: readers see a dotted circle there, or cannot read the word. */
export function checkSigns(text: string): Sentence[] {
  const spoken = text.replace(NAMED, (signs) => '…'.repeat(signs.length));
  const found = new Map<string, Sentence>();
  for (const {0: sign, index} of spoken.matchAll(LONE)) {
    // With the word before, when a space has come between a letter and its sign.
    const [before = ''] = BEFORE.exec(spoken.slice(0, index)) ?? [];
    const [after = ''] = AFTER.exec(spoken.slice(index)) ?? [];
    const word = before + after;
    if (!found.has(word))
      found.set(word, and(say('nepali.sign', {sign, word}), suggest(meant(word))));
  }
  return [...found.values()];
}

/** The word without spaces and circles in front of its signs, and with one sign in place of two. */
function meant(word: string): string | undefined {
  const joined = word.replace(/[\s\u25cc]+(?=\p{M})/gu, '').replace(/(\p{M})\1+/gu, '$1');
  const right = PAIRS.reduce((result, [two, one]) => result.replaceAll(two, one), joined);
  return hasLone(right) ? undefined : right;
}

/** In every line of a page, whatever its language. */
export const checkPageSigns = ({file, source}: {file: string; source: string}): Problem[] =>
  source
    .split(/\r?\n/)
    .flatMap((text, index) => checkSigns(text).map((found) => ({file, line: index + 1, ...found})));
