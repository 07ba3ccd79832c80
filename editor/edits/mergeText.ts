/* Three versions of a text made one, by blocks, lines and sentences. */
import {diffRuns, likeness} from 'content/pairs/wordDiff';

/** A sentence that both have changed, each in another way: the merged text has mine; empty where it was removed. */
type TextClash = Record<'base' | 'mine' | 'theirs', string>;

interface MergedText {
  text: string;
  /** With the merged block that each is in. */
  clashes: (TextClash & {block: string})[];
  /** Blocks to which both have added, as they are now, and as mine was. */
  joined: {text: string; mine: string}[];
}

/** A text or a part of it, in the version before both changes, in mine and in theirs; undefined where it is not there. */
type TextVersions = Record<'base' | 'mine' | 'theirs', string | undefined>;

/** Where a text is cut, and what stands between its parts. */
interface Cut {
  at: RegExp;
  between: string;
}
const BLOCKS: Cut = {at: /(?<=\n\n)/, between: '\n\n'};
/** A point of a list, a row of a table and a field at the top of a page have lines of their own. */
const LINES: Cut = {at: /(?<=\n)/, between: '\n'};
/** Not after "Rs.", "e.g.", "रु." and "डा.": a sentence in Nepali ends with another sign. */
const SENTENCES: Cut = {
  at: /(?<=[!?।][)”’"']?\s+)(?!\s)|(?<=\.[)”’"']?\s+)(?![\s\d\p{Ll}\p{Script=Devanagari}])/u,
  between: ' ',
};

/** What begins a line that is no part of a paragraph. */
const OWN_LINE = /^[ \t]*(?:[-*+>|#:`~<{]|\d+[.)]|\w+:)/m;

/** How much two parts must have in common to be one that was changed, and one that was moved or is new in both. */
const CHANGED_LIKENESS = 0.5;
const MOVED_LIKENESS = 0.8;

/** What only one of both has changed is kept; what both have changed is asked sentence by sentence. */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  const [clashes, joined]: [MergedText['clashes'], MergedText['joined']] = [[], []];
  const text = mergeParts({base, mine, theirs}, BLOCKS, (versions, isBoth) => {
    const block = mergeBlock(versions);
    clashes.push(...block.clashes);
    joined.push(...block.joined, ...(isBoth ? [{text: block.text.trim(), mine: ''}] : []));
    return block.text;
  });
  return {text, clashes, joined};
}

/** The same for a text that is a part of something else, as a paragraph or a value is. */
export const mergeSentences = (base: string, mine: string, theirs: string): MergedText =>
  mergeBlock({base, mine, theirs});

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
    .flatMap((line) => line.split(SENTENCES.at))
    .map((one) => one.trim())
    .filter(Boolean);

/** Fewer words may be the same in two texts by chance: "Yes, it is." */
const OWN_SENTENCE = 4;

/** Whether two texts have a sentence that was not there before: one was written after the other. */
export function shareNew(one: string, other: string, base: string): boolean {
  const [known, theirs] = [sentencesIn(base), sentencesIn(other)];
  return sentencesIn(one).some(
    (text) =>
      text.split(/\s+/).length >= OWN_SENTENCE && theirs.includes(text) && !known.includes(text),
  );
}

const isSameText = (one: string | undefined, other: string | undefined) =>
  one?.trim() === other?.trim();

function mergeBlock(versions: TextVersions): MergedText {
  const clashes: TextClash[] = [];
  let isJoined = false;

  function mergePart(part: TextVersions, cuts: readonly Cut[]): string {
    const {base, mine, theirs} = part;
    if (isSameText(mine, theirs) || isSameText(theirs, base)) return mine ?? '';
    if (isSameText(mine, base)) return theirs ?? '';
    if (mine === undefined) {
      // What was changed is worth more than that it was removed.
      isJoined = true;
      return theirs ?? '';
    }
    const hasLines = [base, mine, theirs].some((text) => OWN_LINE.test(text ?? ''));
    const [cut, ...finer] = hasLines ? cuts : cuts.slice(-1);
    if (theirs !== undefined && cut) {
      return mergeParts(part, cut, (one, isBoth) => {
        isJoined ||= isBoth;
        return mergePart(one, finer);
      });
    }
    clashes.push({base: base?.trim() ?? '', mine: mine.trim(), theirs: theirs?.trim() ?? ''});
    return mine;
  }

  const text = mergePart(versions, [LINES, SENTENCES]);
  const block = text.trim();
  return {
    text,
    clashes: clashes.map((clash) => ({...clash, block})),
    joined: isJoined ? [{text: block, mine: versions.mine?.trim() ?? ''}] : [],
  };
}

/** @param merge one part of all versions; isBoth: theirs is new and stands where mine has new ones, too */
function mergeParts(
  versions: TextVersions,
  cut: Cut,
  merge: (part: TextVersions, isBoth: boolean) => string,
): string {
  const partsOf = (text = '') => text.trimEnd().split(cut.at).filter(Boolean);
  const base = partsOf(versions.base);
  const [mine, theirs] = [partsOf(versions.mine), partsOf(versions.theirs)];
  const their = partPositions(base, theirs);
  const isKin = (one: string, other: string) =>
    cut === BLOCKS && shareNew(one, other, versions.base ?? '');
  // What both wrote in the same words is one part, whatever it seems to be a change of.
  const known = mine.map((text) => {
    if (base.some((one) => isSameText(one, text))) return undefined;
    const same = theirs.findIndex((one) => isSameText(one, text));
    return their[same < 0 ? theirs.findIndex((one) => isKin(one, text)) : same];
  });
  // What is new in both is one part.
  const added = new Set([...their.keys()].filter((index) => their[index] === -1));
  const myKeys = partPositions(base, mine, known).map((position, index) => {
    if (position >= 0) return position;
    const like = (other: number) =>
      isKin(mine[index]!, theirs[other]!) ? 1 : likeness(mine[index]!, theirs[other]!);
    const [same] = [...added]
      .filter((one) => like(one) > MOVED_LIKENESS)
      .sort((a, b) => like(b) - like(a));
    return same !== undefined && added.delete(same) ? `both ${same}` : `my ${index}`;
  });
  const theirKeys = their.map((position, index) =>
    position >= 0 ? position : `${added.has(index) ? 'their' : 'both'} ${index}`,
  );
  const order = mergeOrder<Key>(myKeys, theirKeys);
  const isMine = (key: Key | undefined) => String(key).startsWith('my');
  const merged = order.flatMap((key, index) => {
    // Paragraphs beside each other, or sentences of one paragraph.
    const around = cut === BLOCKS ? [order[index - 1], order[index + 1]] : order;
    const part = {
      base: typeof key === 'number' ? base[key] : undefined,
      mine: mine[myKeys.indexOf(key)],
      theirs: theirs[theirKeys.indexOf(key)],
    };
    const text = merge(part, String(key).startsWith('their') && around.some(isMine));
    return text.trim() ? text : [];
  });
  const [end = ''] = /\s*$/.exec(versions.mine ?? versions.theirs ?? '') ?? [];
  // The last part of a version has nothing after it.
  const separated = merged.map((text) => (/\s$/.test(text) ? text : text + cut.between));
  return separated.join('').trimEnd() + end;
}

/**
 * For each part of a changed text, its position in the base; -1 for one that is new.
 *
 * @param known those that are certain
 */
function partPositions(
  base: readonly string[],
  parts: readonly string[],
  known: readonly (number | undefined)[] = [],
): number[] {
  const [before, after] = [base, parts].map((texts) => texts.map((text) => text.trim()));
  const runs = diffRuns(before!, after!);
  /** Where a part is: the same name for those that are the same, and for all in a gap between them. */
  const placesIn = (side: 'before' | 'after') =>
    runs.flatMap(({kind, [side]: all}, run) =>
      all.map((_, index) => (kind === 'same' ? `${run} ${index}` : `gap ${run}`)),
    );
  const [old, now] = [placesIn('before'), placesIn('after')];
  const isHere = (index: number, at: number) => old[at] === now[index];
  const like = (index: number, at: number, least: number, of = Math.max) => {
    const share = likeness(base[at]!, parts[index]!, of);
    return share >= least ? share : 0;
  };
  /** How well a part fits one of the base, by the surest sign first. */
  const signs: ((index: number, at: number) => number | boolean)[] = [
    (index, at) => isHere(index, at) && !old[at]!.startsWith('gap'),
    (index, at) => like(index, at, 1),
    (index, at) => isHere(index, at) && like(index, at, CHANGED_LIKENESS, Math.min),
    (index, at) => like(index, at, MOVED_LIKENESS),
    // What is new in the same place is in place of what was there.
    isHere,
  ];
  const free = new Set(base.keys());
  const found = parts.map((_, index) => (free.delete(known[index] ?? -1) ? known[index]! : -1));
  const isOpen = (index: number) => found[index] === -1 && known[index] === undefined;
  for (const sign of signs) {
    const pairs = [...parts.keys()]
      .filter(isOpen)
      .flatMap((index) => [...free].map((at) => ({index, at, fit: Number(sign(index, at))})));
    for (const {index, at, fit} of pairs.sort((one, other) => other.fit - one.fit)) {
      if (fit > 0 && isOpen(index) && free.delete(at)) found[index] = at;
    }
  }
  return found;
}

/* ---- The order of parts that two people have added to, moved and taken away ---- */

type Key = string | number;

/** Whether parts have changed places. @param positions in the version before; -1 for new ones */
export const isMoved = (positions: readonly number[]): boolean => {
  const kept = positions.filter((position) => position >= 0);
  return kept.some((position, index) => position < (kept[index - 1] ?? 0));
};

/**
 * The keys of two lists in one order: that of mine where something was moved in it, otherwise theirs.
 *
 * @param mine the position in the version before both changes, or a name of what is new
 */
export function mergeOrder<One extends Key>(mine: readonly One[], theirs: readonly One[]): One[] {
  const isMineMoved = isMoved(mine.filter((key) => typeof key === 'number'));
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    const before = second[index - 1];
    if (!order.includes(key))
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}
