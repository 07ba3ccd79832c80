/* Three versions of a text made one, by blocks, lines and sentences. */
import {diffRuns, likeness} from 'content/pairs/wordDiff';
import {mergeOrder} from './mergeOrder';

/** A sentence that both have changed, each in another way: the merged text has mine; empty where it was removed. */
export interface TextClash {
  base: string;
  mine: string;
  theirs: string;
}

export interface MergedText {
  text: string;
  /** With the merged block that each is in. */
  clashes: (TextClash & {block: string})[];
  /** Blocks to which both have added, as they are now, and as mine was. */
  joined: {text: string; mine: string}[];
}

/** A text or a part of it, in the version before both changes, in mine and in theirs; undefined where it is not there. */
interface Versions {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** Where a text is cut, and what stands between its parts. */
const LEVELS = [
  {at: /(?<=\n\n)/, between: '\n\n'},
  // A point of a list, a row of a table and a field at the top of a page have lines of their own.
  {at: /(?<=\n)/, between: '\n'},
  // Not after "Rs." and "e.g.".
  {at: /(?<=[.!?।][)”’"']?\s+)(?![\s\d\p{Ll}])/u, between: ' '},
] as const;
const [BLOCKS, LINES, SENTENCES] = [0, 1, 2] as const;
type Level = 0 | 1 | 2;

/** What begins a line that is no part of a paragraph. */
const OWN_LINE = /^[ \t]*(?:[-*+>|#:`~<{]|\d+[.)]|\w+:)/m;

/** How much two parts must have in common to be one that was changed, and one that was moved or is new in both. */
const CHANGED = 0.5;
const MOVED = 0.8;

/** What only one of both has changed is kept; what both have changed is asked sentence by sentence. */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  const {parts, clashes, joined} = createMerger();
  return {text: parts({base, mine, theirs}, BLOCKS), clashes, joined};
}

/** The same for a text that is a part of something else, as a paragraph or a value is. */
export function mergeSentences(base: string, mine: string, theirs: string): MergedText {
  const {block, clashes, joined} = createMerger();
  return {text: block({base, mine, theirs}), clashes, joined};
}

/** The text with something else in place of a part of it, the first of several that are the same. */
export function replacePart(text: string, part: string, other: string): string {
  const at = text.indexOf(part);
  if (at < 0) return text;
  const rest = text.slice(at + part.length);
  return text.slice(0, at) + other + (other === '' ? rest.trimStart() : rest);
}

/** The sentences of a text, and its lines that are none. */
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(LEVELS[SENTENCES].at))
    .map((one) => one.trim())
    .filter(Boolean);

/** Fewer words may be the same in two texts by chance: "Yes, it is." */
const OWN_SENTENCE = 4;

/** Whether one of two texts was written after the other one. */
function haveSameSentence(one: string, other: string): boolean {
  const known = sentencesIn(other);
  return sentencesIn(one).some(
    (text) => text.split(/\s+/).length >= OWN_SENTENCE && known.includes(text),
  );
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trim() === other?.trim();

function createMerger() {
  const clashes: MergedText['clashes'] = [];
  let inBlock: TextClash[] = [];
  const joined: MergedText['joined'] = [];
  /** Whether both have added to the block. */
  let isJoined = false;

  function block(versions: Versions): string {
    isJoined = false;
    inBlock = [];
    const text = mergePart(versions, LINES);
    clashes.push(...inBlock.map((clash) => ({...clash, block: text.trim()})));
    if (isJoined) joined.push({text: text.trim(), mine: versions.mine?.trim() ?? ''});
    return text;
  }

  function mergePart(versions: Versions, level: number): string {
    const {base, mine, theirs} = versions;
    if (isSame(mine, theirs) || isSame(theirs, base)) return mine ?? '';
    if (isSame(mine, base)) return theirs ?? '';
    if (mine === undefined) {
      // What was changed is worth more than that it was removed.
      isJoined = true;
      return theirs ?? '';
    }
    if (theirs !== undefined && level in LEVELS) {
      const hasLines = [base, mine, theirs].some((text) => OWN_LINE.test(text ?? ''));
      return parts(versions, level === LINES && hasLines ? LINES : SENTENCES);
    }
    inBlock.push({base: base?.trim() ?? '', mine: mine.trim(), theirs: theirs?.trim() ?? ''});
    return mine;
  }

  function parts(versions: Versions, level: Level): string {
    const {at, between} = LEVELS[level];
    const cut = (text = '') => text.trimEnd().split(at).filter(Boolean);
    const [base, mine, theirs] = [cut(versions.base), cut(versions.mine), cut(versions.theirs)];
    const their = positionsIn(base, theirs);
    // What both wrote in the same words is one part, whatever it seems to be a change of.
    const known = mine.map((text) => {
      const at = theirs.findIndex((one) => isSame(one, text));
      return base.some((one) => isSame(one, text)) ? undefined : their[at];
    });
    const my = positionsIn(base, mine, known);
    // What is new in both is one part.
    const added = new Set([...their.keys()].filter((index) => their[index] === -1));
    const myKeys = my.map((position, index) => {
      if (position >= 0) return position;
      const like = (other: number) =>
        level === BLOCKS && haveSameSentence(mine[index]!, theirs[other]!)
          ? 1
          : likeness(mine[index]!, theirs[other]!);
      const [same] = [...added]
        .filter((one) => like(one) > MOVED)
        .sort((a, b) => like(b) - like(a));
      return same !== undefined && added.delete(same) ? `new ${same}` : `my ${index}`;
    });
    const theirKeys = their.map((position, index) => (position >= 0 ? position : `new ${index}`));
    const order = mergeOrder(myKeys, theirKeys);
    const isMine = (key: unknown) => String(key).startsWith('my');
    const isTheirs = (key: unknown) => added.has(Number(/^new (.*)/.exec(String(key))?.[1]));
    if (level !== BLOCKS && order.some(isMine) && order.some(isTheirs)) isJoined = true;
    const merged = order.flatMap((key, index) => {
      const text = (level === BLOCKS ? block : mergePart)(
        {
          base: typeof key === 'number' ? base[key] : undefined,
          mine: mine[myKeys.indexOf(key)],
          theirs: theirs[theirKeys.indexOf(key)],
        },
        level + 1,
      );
      const isBeside = [order[index - 1], order[index + 1]].some(isMine);
      if (level === BLOCKS && isTheirs(key) && isBeside) joined.push({text: text.trim(), mine: ''});
      return text.trim() ? text : [];
    });
    const [end = ''] = /\s*$/.exec(versions.mine ?? versions.theirs ?? '') ?? [];
    // The last part of a version has nothing after it.
    const separated = merged.map((text) => (/\s$/.test(text) ? text : text + between));
    return separated.join('').trimEnd() + end;
  }

  return {block, parts, clashes, joined};
}

/**
 * For each part of a changed text, its position in the base; -1 for one that is new.
 *
 * @param known those that are certain
 */
function positionsIn(
  base: readonly string[],
  parts: readonly string[],
  known: readonly (number | undefined)[] = [],
): number[] {
  const found = parts.map(() => -1);
  const free = new Set(base.keys());
  const take = (index: number, position: number | undefined) => {
    if (position === undefined || found[index] !== -1 || !free.delete(position)) return;
    found[index] = position;
  };
  for (const [index, position] of known.entries()) take(index, position);
  const isOpen = (index: number) => found[index] === -1 && known[index] === undefined;
  /** Pairs parts with those of the base, the most alike first. */
  const pair = (now: readonly number[], old: Iterable<number>, least: number, of = Math.max) => {
    const left = [...old].filter((position) => free.has(position));
    const pairs = now
      .filter(isOpen)
      .flatMap((index) =>
        left.map((at) => ({index, at, like: likeness(base[at]!, parts[index]!, of)})),
      )
      .filter(({like}) => like >= least)
      .sort((one, other) => other.like - one.like);
    for (const {index, at} of pairs) take(index, at);
  };
  const gaps: {old: readonly number[]; now: readonly number[]}[] = [];
  let [i, j] = [0, 0];
  const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim());
  for (const {kind, before, after} of diffRuns(trimmed(base), trimmed(parts))) {
    const [old, now] = [before.map(() => i++), after.map(() => j++)];
    if (kind === 'same') for (const [at, index] of now.entries()) take(index, old[at]);
    else gaps.push({old, now});
  }
  const changed = gaps.flatMap(({now}) => now);
  pair(changed, free, 1);
  for (const {old, now} of gaps) pair(now, old, CHANGED, Math.min);
  pair(changed, free, MOVED);
  for (const {old, now} of gaps) {
    // What is new in the same place is in place of what was there.
    const left = old.filter((at) => free.has(at));
    for (const [at, index] of now.filter(isOpen).entries()) take(index, left[at]);
  }
  return found;
}
