import type {Agreement} from './ledger';
import type {Side, SourceText, TextSource} from './sources';

/**
 * `agreed`; `english` or `translation`: that side has changed since the agreement and the other has not;
 * `both`: both have, or it is unclear which; `new`: there was no agreement.
 */
export type PairingState = 'agreed' | Side | 'both' | 'new';

/** A text and its translation. One of them may be missing, where the two differ in length. */
export interface Pairing {
  place: string;
  english: SourceText | undefined;
  translation: SourceText | undefined;
  state: PairingState;
  /** The agreement before the change; several when it is unclear which one was changed. */
  before: readonly Agreement[];
}

type Texts = TextSource['texts'];

/** By the hash of an English text, the hashes of its agreed translations. */
type Translations = ReadonlyMap<string, ReadonlySet<string>>;

export function translationsIn(agreements: readonly Agreement[]): Translations {
  const translations = new Map<string, Set<string>>();
  for (const {english, translation} of agreements) {
    translations.set(english, (translations.get(english) ?? new Set()).add(translation));
  }
  return translations;
}

/**
 * Compares the texts of a source with the ledger. Agreed texts stay agreed wherever they are moved.
 *
 * @param agreements of the source
 * @param agreed the agreements of all sources, because texts may move to another file
 * @returns in the order of the English; a text that English lacks follows the text before it in its own file
 */
export function compare(
  texts: Texts,
  agreements: readonly Agreement[],
  agreed: Translations = translationsIn(agreements),
): Pairing[] {
  const pairs = pairTexts(texts, agreed);
  const used = new Set(
    [...pairs].map(([english, translation]) => `${english.hash} ${translation.hash}`),
  );
  const stale = new Set(
    agreements.filter(({english, translation}) => !used.has(`${english} ${translation}`)),
  );
  const find = finderIn(stale);
  const rows = inEnglishOrder(texts, pairs).map(([english, translation]) => {
    const {place} = (english ?? translation)!;
    const isAgreed = Boolean(
      english && translation && agreed.get(english.hash)?.has(translation.hash),
    );
    const ofEnglish = isAgreed ? undefined : find('english', place, english);
    const ofTranslation = isAgreed ? undefined : find('translation', place, translation);
    const was = ofEnglish ?? ofTranslation;
    if (was) stale.delete(was);
    const isBoth = Boolean(ofEnglish && ofTranslation);
    return {
      place,
      english,
      translation,
      isAgreed,
      was,
      side: ofEnglish ? 'translation' : 'english',
      isBoth,
    } as const;
  });
  const staleAt = groupBy(stale, ({place}) => place);
  return rows.map(({isAgreed, was, side, isBoth, ...pair}): Pairing => {
    if (isAgreed) return {...pair, state: 'agreed', before: []};
    const before = was ? [was] : [];
    // A text without a counterpart was added in its language, or deleted in the other one.
    if (!pair.english) return {...pair, state: was ? 'english' : 'translation', before};
    if (!pair.translation) return {...pair, state: was ? 'translation' : 'english', before};
    if (was) return {...pair, state: isBoth ? 'both' : side, before};
    const here = staleAt.get(pair.place) ?? [];
    return {...pair, state: here.length > 0 ? 'both' : 'new', before: here};
  });
}

/** Finds the translation of each English text. Each step pairs the texts that the step before has left. */
function pairTexts(
  {english, translation}: Texts,
  agreed: Translations,
): Map<SourceText, SourceText> {
  const pairs = new Map<SourceText, SourceText>();
  const paired = new Set<SourceText>();

  /** Pairs texts with a key in common, in their order. */
  function pairBy(
    keysOf: (text: SourceText) => readonly string[],
    keyOf: (text: SourceText) => string,
  ): void {
    const waiting = translation.filter((text) => !paired.has(text));
    const left = groupBy(waiting, keyOf);
    for (const text of english.filter((candidate) => !pairs.has(candidate))) {
      const key = keysOf(text).find((candidate) => left.get(candidate)?.length);
      const match = key === undefined ? undefined : left.get(key)?.shift();
      if (!match) continue;
      pairs.set(text, match);
      paired.add(match);
    }
  }

  const translationsOf = ({hash}: SourceText) => [...(agreed.get(hash) ?? [])];
  // Agreed texts, at the same place or moved.
  pairBy(
    (text) => translationsOf(text).map((hash) => `${text.place} ${hash}`),
    ({place, hash}) => `${place} ${hash}`,
  );
  pairBy(translationsOf, ({hash}) => hash);
  // Changed texts: of the same kind, after the same agreed pair or at least at the same place.
  const after = lastPairs(english, translation, pairs);
  const inPlace = ({place, kind}: SourceText) => `${place} ${kind}`;
  const inGap = (text: SourceText) => `${inPlace(text)} ${after.get(text)}`;
  pairBy((text) => [inGap(text)], inGap);
  pairBy((text) => [inPlace(text)], inPlace);
  return pairs;
}

/** The number of the pair that comes last before each text. */
function lastPairs(
  english: readonly SourceText[],
  translation: readonly SourceText[],
  pairs: ReadonlyMap<SourceText, SourceText>,
): Map<SourceText, number> {
  const numbers = new Map([...pairs].flatMap((pair, number) => pair.map((text) => [text, number])));
  const after = new Map<SourceText, number>();
  for (const texts of [english, translation]) {
    let last = -1;
    for (const text of texts) {
      last = numbers.get(text) ?? last;
      after.set(text, last);
    }
  }
  return after;
}

type Row = readonly [english: SourceText | undefined, translation: SourceText | undefined];

function inEnglishOrder(
  {english, translation}: Texts,
  pairs: ReadonlyMap<SourceText, SourceText>,
): Row[] {
  const paired = new Set(pairs.values());
  const first: Row[] = [];
  const following = new Map<SourceText, Row[]>();
  let rows = first;
  for (const text of translation) {
    if (paired.has(text)) following.set(text, (rows = []));
    else rows.push([undefined, text]);
  }
  const others = english.flatMap((text): Row[] => {
    const match = pairs.get(text);
    return [[text, match], ...((match && following.get(match)) ?? [])];
  });
  return [...first, ...others];
}

/** Finds the stale agreement that a text was part of, preferably one of the same place. */
function finderIn(stale: ReadonlySet<Agreement>) {
  const byHash = {
    english: groupBy(stale, ({english}) => english),
    translation: groupBy(stale, ({translation}) => translation),
  };
  return (side: Side, place: string, text: SourceText | undefined): Agreement | undefined => {
    const all = (text && byHash[side].get(text.hash)) ?? [];
    const left = all.filter((agreement) => stale.has(agreement));
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
