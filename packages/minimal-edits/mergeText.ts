/* Three versions of a text made one, by blocks, lines and sentences. */
import {diffRuns, likeness} from 'content-checks/wordDiff';

/** What both have changed, each in another way: the merged file has mine. */
export interface Clash {
  /** Of a list: keys and ids that lead to the value. Otherwise the text stands in the file as it is here. */
  path?: readonly (string | number)[];
  /** `undefined`: it was removed. */
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  text: string;
  clashes: Clash[];
}

/** Parts that follow each other, in the version before both changes, in mine and in theirs. */
type Parts = Readonly<Record<'base' | 'mine' | 'theirs', readonly string[]>>;

const BLOCKS = /(?<=\n\n)/;
/** A point of a list, a row of a table and a field at the top of a page have lines of their own. */
const FINER = [/(?<=\n)/, /(?<=[.!?।][)”’"']?\s+)/];

/** Blocks that both changed in another way stay as mine. */
export function mergeText(base: string, mine: string, theirs: string): Merged {
  const clashes: Clash[] = [];
  const moved: [old: string, changed: string][] = [];
  const text = mergeParts(cut({base, mine, theirs}, BLOCKS), (parts) => {
    const {length} = parts.base;
    if (length > 1 && parts.mine.length === length && parts.theirs.length === length) {
      return parts.base.map((_, index) => mergeBlock(slice(parts, index))).join('');
    }
    return mergeBlock(parts);
  });
  const put = (all: string, [old, changed]: (typeof moved)[0]) => all.replace(old, () => changed);
  return {text: moved.reduce(put, text ?? mine), clashes};

  function mergeBlock(parts: Parts): string {
    const [one, other] = [parts.mine.join(''), parts.theirs.join('')];
    const old = parts.base.join('').trim();
    const isMoved = (here: string, whole: string) => !here && old && whole.includes(old);
    if (isMoved(one, mine) || isMoved(other, theirs)) {
      moved.push([old, (one || other).trim()]);
      return '';
    }
    const merged = mergeSentences(parts.base.join(''), one, other);
    if (merged !== undefined) return merged;
    clashes.push({mine: one.trim(), theirs: other.trim()});
    return one;
  }
}

const slice = ({base, mine, theirs}: Parts, index: number): Parts => ({
  base: [base[index] ?? ''],
  mine: [mine[index] ?? ''],
  theirs: [theirs[index] ?? ''],
});

/** One text; undefined when both changed the same sentence. */
export function mergeSentences(
  base: string,
  mine: string,
  theirs: string,
  [at, ...finer] = FINER,
): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  // What was changed is worth more than that it was removed.
  if (mine === base || mine === '') return theirs;
  if (theirs === '' || !at) return undefined;
  return mergeParts(cut({base, mine, theirs}, at), (parts) =>
    mergeSentences(parts.base.join(''), parts.mine.join(''), parts.theirs.join(''), finer),
  );
}

const cut = (texts: Readonly<Record<keyof Parts, string>>, at: RegExp): Parts => ({
  base: texts.base.split(at),
  mine: texts.mine.split(at),
  theirs: texts.theirs.split(at),
});

/** Parts of the base that one of both has others for; what is new has none. */
interface Change {
  from: number;
  to: number;
  put: readonly string[];
  isMine: boolean;
}

function changesOf(base: readonly string[], after: readonly string[], isMine: boolean): Change[] {
  let at = 0;
  return diffRuns(base, after).flatMap((run) => {
    const from = at;
    at += run.before.length;
    return run.kind === 'same' ? [] : [{from, to: at, put: run.after, isMine}];
  });
}

/** Joins parts that both have changed; undefined where they cannot be joined. */
type Settle = (parts: Parts) => string | undefined;

function mergeParts({base, mine, theirs}: Parts, settle: Settle): string | undefined {
  const changes = [...changesOf(base, theirs, false), ...changesOf(base, mine, true)];
  changes.sort((one, other) => one.from - other.from || one.to - other.to);
  let text = '';
  let at = 0;
  while (changes.length > 0) {
    const together = [changes.shift()!];
    const {from} = together[0]!;
    let {to} = together[0]!;
    while (changes[0] && (changes[0].from < to || isSameInsertion(together[0]!, changes[0]))) {
      to = Math.max(to, changes[0].to);
      together.push(changes.shift()!);
    }
    const side = (isMine: boolean) => put(base, from, to, together, isMine);
    const parts = {base: base.slice(from, to), mine: side(true), theirs: side(false)};
    const isNewInBoth = from === to && together.length > 1;
    const settled = isNewInBoth
      ? joinNew(parts, settle)
      : together.every(({isMine}) => isMine)
        ? parts.mine.join('')
        : together.some(({isMine}) => isMine)
          ? settle(parts)
          : parts.theirs.join('');
    if (settled === undefined) return undefined;
    text += base.slice(at, from).join('') + settled;
    at = to;
  }
  return text + base.slice(at).join('');
}

const isSameInsertion = (one: Change, other: Change) =>
  one.from === one.to && other.from === one.from && other.to === one.to;

/** How much two new parts must have in common to be one that both have. */
const ALIKE = 0.75;

/** What both have added at one place, each part once. */
function joinNew({mine, theirs}: Parts, settle: Settle): string | undefined {
  const own = [...mine];
  const joined = theirs.map((part) => {
    const text = part.trim();
    const at = own.findIndex((one) => text && likeness(one.trim(), text) > ALIKE);
    if (at < 0) return part;
    const same = own.splice(at, 1);
    return same[0]?.trim() === text ? part : settle({base: [], mine: same, theirs: [part]});
  });
  if (joined.includes(undefined)) return undefined;
  return [...joined, ...(own.some((part) => part.trim()) ? own : [])].join('');
}

/** The parts from one place to another, as one of both has them. */
function put(
  base: readonly string[],
  from: number,
  to: number,
  changes: readonly Change[],
  isMine: boolean,
): string[] {
  const parts: string[] = [];
  let at = from;
  for (const change of changes.filter((one) => one.isMine === isMine)) {
    parts.push(...base.slice(at, change.from), ...change.put);
    at = change.to;
  }
  return [...parts, ...base.slice(at, to)];
}
