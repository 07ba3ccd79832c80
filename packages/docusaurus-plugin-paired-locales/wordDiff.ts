/** How many words of context stand beside a change. */
const CONTEXT = 5;

/** Words that follow each other in two texts: the same in both, or `before` replaced by `after`. */
export interface Run {
  kind: 'same' | 'changed';
  /** Those of both where they are the same. */
  before: string[];
  after: string[];
}

/**
 * What changed in a text: `… ask us to [close → end] your account …`, `[+ new]`, `[− old]`, with a few
 * words before and after each change.
 */
export function wordDiff(before: string, after: string): string {
  const runs = diffRuns(before.split(' '), after.split(' '));
  return runs.map((run, index) => write(run, index === 0, index === runs.length - 1)).join(' ');
}

/** How many words of the longer text are in both in the same order: from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  const same = commonLengths(ours, theirs)[0]?.[0] ?? 0;
  return same / Math.max(ours.length, theirs.length);
}

function write({kind, before, after}: Run, isFirst: boolean, isLast: boolean): string {
  if (kind === 'same') {
    const head = isFirst ? [] : before.slice(0, CONTEXT);
    const tail = isLast ? [] : before.slice(-CONTEXT);
    const isAll = isFirst && isLast;
    return isAll || head.length + tail.length >= before.length
      ? before.join(' ')
      : [...head, '…', ...tail].join(' ');
  }
  const [old, now] = [before.join(' '), after.join(' ')];
  return old && now ? `[${old} → ${now}]` : now ? `[+ ${now}]` : `[− ${old}]`;
}

export function diffRuns(before: readonly string[], after: readonly string[]): Run[] {
  const lengths = commonLengths(before, after);
  const runs: Run[] = [];
  const runOf = (kind: Run['kind']): Run => {
    const last = runs.at(-1);
    if (last?.kind === kind) return last;
    const run: Run = {kind, before: [], after: []};
    runs.push(run);
    return run;
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      runOf('same').before.push(old);
      i += 1;
      j += 1;
    } else if (old !== undefined && (lengths[i + 1]![j] ?? 0) >= (lengths[i]![j + 1] ?? -1)) {
      runOf('changed').before.push(old);
      i += 1;
    } else {
      runOf('changed').after.push(now!);
      j += 1;
    }
  }
  return runs;
}

/** lengths[i][j]: how many words the rests from the i-th and the j-th have in common, in their order. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({length: one.length + 1}, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}
