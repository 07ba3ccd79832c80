import {diffComm} from 'node-diff3';

/** The number of unchanged words beside a change. */
const CONTEXT = 5;

/** Words that follow each other in two texts: the same in both, or `before` replaced by `after`. */
export interface DiffRun {
  kind: 'same' | 'changed';
  /** The words of both texts where they are the same. */
  before: string[];
  after: string[];
}

/** Words that replace others; `before` or `after` is empty when words were only added or removed. */
export interface WordChange {
  before: string;
  after: string;
}

/** A text in parts: unchanged words, and changes. There is a space between two parts. */
export type WordDiff = readonly (string | WordChange)[];

/** A tag, a link, code, and bold or italic words are one word each: nothing is cut within them. */
export const wordsOf = (text: string): string[] =>
  text.match(
    /(?:<[^<>]*>|\[[^\]]*\]\([^()\s]*\)|`[^`]+`|\*\*(?=\S).+?\*\*|\*(?=\S)[^*]+\*|[^ ])+/g,
  ) ?? [];

/** What changed in a text, with a few words before and after each change. */
export function wordDiff(before: string, after: string): WordDiff {
  const runs = diffRuns(wordsOf(before), wordsOf(after));
  return runs.map((run, index) => diffPart(run, index === 0, index === runs.length - 1));
}

/** As plain text: `… ask us to [close → end] your account …`, `[+ new]`, `[− old]`. */
export const writeDiff = (diff: WordDiff): string =>
  diff
    .map((part) => {
      if (typeof part === 'string') return part;
      const {before, after} = part;
      return before && after ? `[${before} → ${after}]` : after ? `[+ ${after}]` : `[− ${before}]`;
    })
    .join(' ');

/**
 * The share of words that both texts have in the same order, from 0 to 1.
 *
 * @param of whether of the words of the longer text or of the shorter one
 */
export function likeness(one: string, other: string, of = Math.max): number {
  const [ours, theirs] = [one.trim().split(/\s+/), other.trim().split(/\s+/)];
  const same = diffRuns(ours, theirs).filter(({kind}) => kind === 'same');
  return same.flatMap(({before}) => before).length / of(ours.length, theirs.length);
}

function diffPart(
  {kind, before, after}: DiffRun,
  isFirst: boolean,
  isLast: boolean,
): string | WordChange {
  if (kind === 'same') {
    const head = isFirst ? [] : before.slice(0, CONTEXT);
    const tail = isLast ? [] : before.slice(-CONTEXT);
    const isAll = isFirst && isLast;
    return isAll || head.length + tail.length >= before.length
      ? before.join(' ')
      : [...head, '…', ...tail].join(' ');
  }
  return {before: before.join(' '), after: after.join(' ')};
}

/** The common parts of two sequences, and the different parts between them. */
export const diffRuns = (before: readonly string[], after: readonly string[]): DiffRun[] =>
  diffComm([...before], [...after]).map((part) =>
    part.common
      ? {kind: 'same', before: part.common, after: part.common}
      : {kind: 'changed', before: part.buffer1, after: part.buffer2},
  );
