/* Three versions of a text made one, by blocks, lines and sentences. */
import {diffRuns, likeness} from 'content/pairs/wordDiff';
import {mergeOrder} from './values';

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
  {at: /(?<=[.!?।][)”’"']?\s+)/, between: ' '},
] as const;

/** How much two parts must have in common to be one that was changed, and one that was moved or is new in both. */
const CHANGED = 0.5;
const MOVED = 0.8;

/** Blocks that both changed in another way stay as mine. */
export function mergeText(base: string, mine: string, theirs: string): Merged {
  const clashes: Clash[] = [];
  const text = mergeParts({base, mine, theirs}, 0, (versions) => {
    const merged = mergePart(versions, 1);
    if (merged !== undefined) return merged;
    clashes.push({mine: versions.mine?.trim() ?? '', theirs: versions.theirs?.trim() ?? ''});
    return versions.mine;
  });
  return {text: text ?? mine, clashes};
}

/** One text; undefined when both changed the same sentence. */
export const mergeSentences = (base: string, mine: string, theirs: string): string | undefined =>
  mergePart({base, mine, theirs}, 1);

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trim() === other?.trim();

function mergePart(versions: Versions, level: number): string | undefined {
  const {base, mine, theirs} = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine ?? '';
  // What was changed is worth more than that it was removed.
  if (isSame(mine, base) || mine === undefined) return theirs ?? '';
  if (theirs === undefined || !LEVELS[level]) return undefined;
  return mergeParts(versions, level, (parts) => mergePart(parts, level + 1));
}

/** @param settle makes one of the versions of each part; undefined where that cannot be done */
function mergeParts(
  versions: Versions,
  level: number,
  settle: (versions: Versions) => string | undefined,
): string | undefined {
  const {at, between} = LEVELS[level]!;
  const cut = (text = '') => text.split(at).filter(Boolean);
  const [base, mine, theirs] = [cut(versions.base), cut(versions.mine), cut(versions.theirs)];
  const [my, their] = [positionsIn(base, mine), positionsIn(base, theirs)];
  // What is new in both is one part.
  const added = new Set([...their.keys()].filter((index) => their[index] === -1));
  const myKeys = my.map((position, index) => {
    if (position >= 0) return position;
    const same = [...added].find((other) => likeness(mine[index]!, theirs[other]!) > MOVED);
    return same !== undefined && added.delete(same) ? `new ${same}` : `my ${index}`;
  });
  const theirKeys = their.map((position, index) => (position >= 0 ? position : `new ${index}`));
  const parts: string[] = [];
  for (const key of mergeOrder(myKeys, theirKeys)) {
    const settled = settle({
      base: typeof key === 'number' ? base[key] : undefined,
      mine: mine[myKeys.indexOf(key)],
      theirs: theirs[theirKeys.indexOf(key)],
    });
    if (settled === undefined) return undefined;
    if (settled.trim()) parts.push(settled);
  }
  const [end = ''] = /\s*$/.exec(versions.mine ?? versions.theirs ?? '') ?? [];
  return parts
    .map((part, index) => {
      if (index === parts.length - 1) return part.trimEnd() + end;
      return part.endsWith(between) || (level === 2 && /\s$/.test(part))
        ? part
        : part.trimEnd() + between;
    })
    .join('');
}

/** For each part of a changed text, its position in the base; -1 for one that is new. */
function positionsIn(base: readonly string[], parts: readonly string[]): number[] {
  const found = parts.map(() => -1);
  const free = new Set(base.keys());
  const take = (index: number, position: number | undefined) => {
    if (position === undefined || found[index] !== -1 || !free.delete(position)) return;
    found[index] = position;
  };
  /** Pairs parts with those of the base, the most alike first. */
  const pair = (now: readonly number[], old: Iterable<number>, least: number, of = Math.max) => {
    const left = [...old].filter((position) => free.has(position));
    const pairs = now
      .filter((index) => found[index] === -1)
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
    // As many as before in the same place are others in place of them.
    const [left, added] = [old.filter((at) => free.has(at)), now.filter((at) => found[at] === -1)];
    if (left.length === added.length)
      for (const [at, index] of added.entries()) take(index, left[at]);
  }
  return found;
}
