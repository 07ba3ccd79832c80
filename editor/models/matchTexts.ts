/* How well a text that somebody saw on a page, or remembers, fits one that is written in a file. */
import {foldWords} from 'nepali-text/foldText';

/** A text as it is compared: without letter case, punctuation and joiners. */
export interface Comparable {
  words: readonly string[];
  /** Without spaces, because elements of a page may touch each other; numbers are between "#". */
  letters: string;
}

/** @param fold what is the same of two words that are taken for one */
export function comparable(text: string, fold = (word: string) => word): Comparable {
  const words = (foldWords(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(fold);
  return {words, letters: words.join('').replace(/\d+/g, '#$&#')};
}

/** What is shorter is found within other words only by chance. */
const LEAST_PART = 4;
const LEAST_WHOLE = 9;
/** The least share of words in common for which a text is worth showing. */
const LEAST_SHARE = 0.5;

/**
 * From 0, for nothing in common, to 1, for the same text: twice the letters in common by the letters of
 * both (Dice). In common is one text that is a part of the other, else the words that both have.
 */
export function similarity(shown: Comparable, written: Comparable): number {
  const [one, other] = [lengthOf(shown.words), lengthOf(written.words)];
  if (one === 0 || other === 0) return 0;
  if (shown.letters === written.letters) return 1;
  const score = (inCommon: number) => (1.9 * inCommon) / (one + other);
  const common = lengthOf(shown.words.filter((word) => written.words.includes(word)));
  if (written.letters.includes(shown.letters) && (one >= LEAST_PART || common === one)) {
    return score(one);
  }
  if (shown.letters.includes(written.letters) && other >= LEAST_WHOLE) return score(other);
  return score(common) < LEAST_SHARE ? 0 : score(common);
}

const lengthOf = (words: readonly string[]): number => words.join('').length;
