import {diffComm} from 'node-diff3';

/** How many words of context stand beside a change. */
const CONTEXT = 5;

/** Words that follow each other in two texts: the same in both, or `before` replaced by `after`. */
export interface Run {
  kind: 'same' | 'changed';
  /** Those of both where they are the same. */
  before: string[];
  after: string[];
}

/** Words in place of others; one of the two is empty where some were only added or taken away. */
export interface Change {
  before: string;
  after: string;
}

/** A text in parts: words that stayed as they are, and changes. There is a space between two parts. */
export type Diff = readonly (string | Change)[];

/** A tag and a link are one word each: nothing is cut within them. */
export const wordsOf = (text: string): string[] =>
  text.match(/(?:<[^<>]*>|\[[^\]]*\]\([^()\s]*\)|[^ ])+/g) ?? [];

/** What changed in a text, with a few words before and after each change. */
export function wordDiff(before: string, after: string): Diff {
  const runs = diffRuns(wordsOf(before), wordsOf(after));
  return runs.map((run, index) => partOf(run, index === 0, index === runs.length - 1));
}

/** As plain text: `… ask us to [close → end] your account …`, `[+ new]`, `[− old]`. */
export const writeDiff = (diff: Diff): string =>
  diff
    .map((part) => {
      if (typeof part === 'string') return part;
      const {before, after} = part;
      return before && after ? `[${before} → ${after}]` : after ? `[+ ${after}]` : `[− ${before}]`;
    })
    .join(' ');

/** How many words are in both in the same order, from 0 to 1. @param of by those of the longer text, or of the shorter */
export function likeness(one: string, other: string, of = Math.max): number {
  const [ours, theirs] = [one.trim().split(/\s+/), other.trim().split(/\s+/)];
  const same = diffRuns(ours, theirs).filter(({kind}) => kind === 'same');
  return same.flatMap(({before}) => before).length / of(ours.length, theirs.length);
}

function partOf({kind, before, after}: Run, isFirst: boolean, isLast: boolean): string | Change {
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

/** What two sequences have in common, and what is between it. */
export const diffRuns = (before: readonly string[], after: readonly string[]): Run[] =>
  diffComm([...before], [...after]).map((part) =>
    part.common
      ? {kind: 'same', before: part.common, after: part.common}
      : {kind: 'changed', before: part.buffer1, after: part.buffer2},
  );
