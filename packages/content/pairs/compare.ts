import type {Agreement} from './ledger';
import type {Side, Source, Text} from './sources';

/**
 * `agreed`; `english` or `twin`: that side has changed since the agreement and the other has not;
 * `both`: both have, or it cannot be told which; `new`: there was no agreement.
 */
export type State = 'agreed' | Side | 'both' | 'new';

/** A text and its translation. One of them may be missing, where the two differ in length. */
export interface Pairing {
  place: string;
  english: Text | undefined;
  twin: Text | undefined;
  state: State;
  /** What was agreed before the change; several when it cannot be told which. */
  before: readonly Agreement[];
}

type Texts = Source['texts'];

/** By the hash of an English text, those of the texts that were agreed to be its translation. */
type Translations = ReadonlyMap<string, ReadonlySet<string>>;

export function translationsIn(agreements: readonly Agreement[]): Translations {
  const translations = new Map<string, Set<string>>();
  for (const {english, twin} of agreements) {
    translations.set(english, (translations.get(english) ?? new Set()).add(twin));
  }
  return translations;
}

/**
 * Compares the texts of a source with the ledger. What was agreed stays so wherever it is moved to.
 *
 * @param agreements of the source
 * @param agreed those of all sources: texts may move to another file
 * @returns in the order of the English; a text that English lacks follows what it follows in its file
 */
export function compare(
  texts: Texts,
  agreements: readonly Agreement[],
  agreed: Translations = translationsIn(agreements),
): Pairing[] {
  const pairs = pairTexts(texts, agreed);
  const used = new Set([...pairs].map(([english, twin]) => `${english.hash} ${twin.hash}`));
  const open = new Set(agreements.filter(({english, twin}) => !used.has(`${english} ${twin}`)));
  const find = finderIn(open);
  const rows = inOrder(texts, pairs).map(([english, twin]) => {
    const {place} = (english ?? twin)!;
    const isAgreed = Boolean(english && twin && agreed.get(english.hash)?.has(twin.hash));
    const ofEnglish = isAgreed ? undefined : find('english', place, english);
    const ofTwin = isAgreed ? undefined : find('twin', place, twin);
    const was = ofEnglish ?? ofTwin;
    if (was) open.delete(was);
    const isBoth = Boolean(ofEnglish && ofTwin);
    return {
      place,
      english,
      twin,
      isAgreed,
      was,
      side: ofEnglish ? 'twin' : 'english',
      isBoth,
    } as const;
  });
  const openAt = groupBy(open, ({place}) => place);
  return rows.map(({isAgreed, was, side, isBoth, ...pair}): Pairing => {
    if (isAgreed) return {...pair, state: 'agreed', before: []};
    const before = was ? [was] : [];
    // What has no counterpart was added in its language, or was there and is gone in the other.
    if (!pair.english) return {...pair, state: was ? 'english' : 'twin', before};
    if (!pair.twin) return {...pair, state: was ? 'twin' : 'english', before};
    if (was) return {...pair, state: isBoth ? 'both' : side, before};
    const here = openAt.get(pair.place) ?? [];
    return {...pair, state: here.length > 0 ? 'both' : 'new', before: here};
  });
}

/** Finds the translation of each English text. Each step pairs what the one before has left. */
function pairTexts({english, twin}: Texts, agreed: Translations): Map<Text, Text> {
  const pairs = new Map<Text, Text>();
  const paired = new Set<Text>();

  /** Pairs texts with a key in common, in their order. */
  function pairBy(keysOf: (text: Text) => readonly string[], keyOf: (text: Text) => string): void {
    const waiting = twin.filter((text) => !paired.has(text));
    const left = groupBy(waiting, keyOf);
    for (const text of english.filter((one) => !pairs.has(one))) {
      const key = keysOf(text).find((one) => left.get(one)?.length);
      const translation = key === undefined ? undefined : left.get(key)?.shift();
      if (!translation) continue;
      pairs.set(text, translation);
      paired.add(translation);
    }
  }

  const translationsOf = ({hash}: Text) => [...(agreed.get(hash) ?? [])];
  // Agreed, at the same place or moved.
  pairBy(
    (text) => translationsOf(text).map((hash) => `${text.place} ${hash}`),
    ({place, hash}) => `${place} ${hash}`,
  );
  pairBy(translationsOf, ({hash}) => hash);
  // Changed: of the same kind, after the same agreed pair or at least at the same place.
  const after = lastPairs(english, twin, pairs);
  const inPlace = ({place, kind}: Text) => `${place} ${kind}`;
  const inGap = (text: Text) => `${inPlace(text)} ${after.get(text)}`;
  pairBy((text) => [inGap(text)], inGap);
  pairBy((text) => [inPlace(text)], inPlace);
  return pairs;
}

/** The number of the pair that comes last before each text. */
function lastPairs(
  english: readonly Text[],
  twin: readonly Text[],
  pairs: ReadonlyMap<Text, Text>,
): Map<Text, number> {
  const numbers = new Map([...pairs].flatMap((pair, number) => pair.map((text) => [text, number])));
  const after = new Map<Text, number>();
  for (const texts of [english, twin]) {
    let last = -1;
    for (const text of texts) {
      last = numbers.get(text) ?? last;
      after.set(text, last);
    }
  }
  return after;
}

type Row = readonly [english: Text | undefined, twin: Text | undefined];

function inOrder({english, twin}: Texts, pairs: ReadonlyMap<Text, Text>): Row[] {
  const paired = new Set(pairs.values());
  const first: Row[] = [];
  const following = new Map<Text, Row[]>();
  let rows = first;
  for (const text of twin) {
    if (paired.has(text)) following.set(text, (rows = []));
    else rows.push([undefined, text]);
  }
  const others = english.flatMap((text): Row[] => {
    const translation = pairs.get(text);
    return [[text, translation], ...((translation && following.get(translation)) ?? [])];
  });
  return [...first, ...others];
}

/** Finds the open agreement that a text was part of, that of its place first. */
function finderIn(open: ReadonlySet<Agreement>) {
  const byHash = {
    english: groupBy(open, ({english}) => english),
    twin: groupBy(open, ({twin}) => twin),
  };
  return (side: Side, place: string, text: Text | undefined): Agreement | undefined => {
    const all = (text && byHash[side].get(text.hash)) ?? [];
    const left = all.filter((agreement) => open.has(agreement));
    return left.find((agreement) => agreement.place === place) ?? left[0];
  };
}

export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
