/* How well a text that somebody saw on a page fits one that is written in a file. */
import {foldWords} from 'nepali-text/foldText';

/** What stands in a written text for words that only the page knows, such as a count. */
export const UNKNOWN = '\0';

/** A text as it is compared: without letter case, punctuation, spaces and joiners. */
export interface Comparable {
  /** The words with one space between them and around all of them. */
  words: string;
  /** The same without spaces: elements of a page may touch each other. */
  letters: string;
  /** The known parts between unknown ones, when there are any. */
  parts?: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function comparable(text: string): Comparable {
  const known = wordsIn(text.replaceAll(UNKNOWN, ' '));
  const parts = text.split(UNKNOWN).map((part) => wordsIn(part).join(''));
  return {
    words: ` ${known.join(' ')} `,
    letters: known.join(''),
    ...(parts.length > 1 ? {parts} : {}),
  };
}

const wordsIn = (text: string): string[] => foldWords(text).match(WORD) ?? [];

/** The least part of a text for which another one is worth showing. */
const LEAST_SHARE = 0.5;

/**
 * From 0, for nothing in common, to 1: the same text first, then one within the other, then words in
 * common.
 */
export function similarity(shown: Comparable, written: Comparable): number {
  if (shown.letters === '' || written.letters === '') return 0;
  if (shown.letters === written.letters) return 1;
  if (written.parts && fillsIn(shown.letters, written.parts)) {
    return 0.85 + 0.1 * Math.min(1, written.letters.length / shown.letters.length);
  }
  const [one, other] = [shown.letters.length, written.letters.length];
  const ratio = Math.min(one, other) / Math.max(one, other);
  if (written.words.includes(shown.words)) return 0.55 + 0.3 * ratio;
  if (shown.words.includes(written.words) && (ratio > 0.1 || other > 20)) return 0.5 + 0.35 * ratio;
  // 249 is another number than 2499.
  if (cutsNumber(shown.letters, written.letters)) return 0;
  if (written.letters.includes(shown.letters) && one > 3) return 0.45 + 0.3 * ratio;
  if (shown.letters.includes(written.letters) && (other > 8 || ratio > 0.5)) {
    return 0.45 + 0.3 * ratio;
  }
  const share = sharedWords(shown.words, written.words);
  return share < LEAST_SHARE ? 0 : 0.6 * share;
}

/** Whether the shorter of two texts is found in the other only within its numbers. */
function cutsNumber(one: string, other: string): boolean {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  if (!whole.includes(part) || !/^\d|\d$/.test(part)) return false;
  const first = /^\d/.test(part) ? '(?<!\\d)' : '';
  const last = /\d$/.test(part) ? '(?!\\d)' : '';
  return !new RegExp(`${first}${part}${last}`).test(whole);
}

/** Whether a text begins, goes on and ends with the known parts in their order. */
function fillsIn(letters: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!letters.startsWith(first) || !letters.endsWith(last)) return false;
  if (first.length + last.length > letters.length || parts.every((part) => part === '')) {
    return false;
  }
  let from = first.length;
  for (const part of rest) {
    const at = letters.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= letters.length - last.length;
}

/** Twice the words in common by the words of both (Dice). */
function sharedWords(one: string, other: string): number {
  const ours = one.trim().split(' ');
  const theirs = new Set(other.trim().split(' '));
  const common = ours.filter((word) => theirs.has(word)).length;
  return (2 * common) / (ours.length + theirs.size);
}
