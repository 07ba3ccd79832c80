import type {Agreement} from './ledger';
import type {Side, Source, Text} from './source';

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

type Candidate = Pick<Pairing, 'place' | 'english' | 'twin'>;
type IsAgreed = (english: Text, twin: Text) => boolean;

/**
 * Compares the texts of a source with the ledger. What was agreed stays so wherever it is moved to.
 *
 * @param agreements of the source
 * @param elsewhere the pairs of all ledger files of the language, by keyOf: texts may move to another file
 * @returns in the order of the English; texts without translation where they stand
 */
export function compare(
  {texts}: Pick<Source, 'texts'>,
  agreements: readonly Agreement[],
  elsewhere: ReadonlySet<string> = new Set(),
): Pairing[] {
  const known = new Set([...agreements.map(keyOf), ...elsewhere]);
  const isAgreed: IsAgreed = (english, twin) =>
    known.has(keyOf({english: english.hash, twin: twin.hash}));
  const candidates = places(texts).flatMap((place) => align(place, texts, isAgreed));
  const settled = pairInPlace(pairMoved(candidates, isAgreed), isAgreed);
  const used = new Set(
    settled.filter(isPaired(isAgreed)).map(({english, twin}) => key(english, twin)),
  );
  const open = new Set(agreements.filter((agreement) => !used.has(keyOf(agreement))));
  return settled.map((pair) =>
    isPaired(isAgreed)(pair)
      ? {...pair, state: 'agreed', before: []}
      : {...pair, ...judge(pair, open)},
  );
}

export function keyOf({english, twin}: Pick<Agreement, Side>): string {
  return `${english} ${twin}`;
}

const key = (english: Text, twin: Text) => keyOf({english: english.hash, twin: twin.hash});

interface Match extends Candidate {
  english: Text;
  twin: Text;
}

const isPaired =
  (isAgreed: IsAgreed) =>
  (pair: Candidate): pair is Match =>
    Boolean(pair.english && pair.twin && isAgreed(pair.english, pair.twin));

function places({english, twin}: Source['texts']): string[] {
  return [...new Set([...english, ...twin].map(({place}) => place))];
}

/** An agreed pair outweighs any number of pairs that are only of the same kind. */
const AGREED = 1000;

/** The best alignment of the texts at a place, in their order (Needleman and Wunsch, with free gaps). */
function align(place: string, texts: Source['texts'], isAgreed: IsAgreed): Candidate[] {
  const [ours, theirs] = (['english', 'twin'] as const).map((side) =>
    texts[side].filter((text) => text.place === place),
  ) as [Text[], Text[]];
  const worth = (one: Text, other: Text) =>
    isAgreed(one, other) ? AGREED : one.kind === other.kind ? 1 : 0;
  // scores[i][j]: the best of what follows our i-th and their j-th.
  const scores = Array.from({length: ours.length + 1}, () =>
    new Array<number>(theirs.length + 1).fill(0),
  );
  for (let i = ours.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const pair = worth(ours[i]!, theirs[j]!);
      scores[i]![j] = Math.max(
        scores[i + 1]![j]!,
        scores[i]![j + 1]!,
        pair > 0 ? pair + scores[i + 1]![j + 1]! : 0,
      );
    }
  }
  const pairs: Candidate[] = [];
  let [i, j] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const [english, twin] = [ours[i], theirs[j]];
    const pair = english && twin ? worth(english, twin) : 0;
    if (english && twin && pair > 0 && scores[i]![j] === pair + scores[i + 1]![j + 1]!) {
      pairs.push({place, english, twin});
      i += 1;
      j += 1;
    } else if (english && (!twin || scores[i]![j] === scores[i + 1]![j])) {
      pairs.push({place, english, twin: undefined});
      i += 1;
    } else {
      pairs.push({place, english: undefined, twin});
      j += 1;
    }
  }
  return pairs;
}

/** Joins texts that were agreed and have been moved apart, in one language or to another section. */
function pairMoved(pairs: readonly Candidate[], isAgreed: IsAgreed): Candidate[] {
  const isSettled = isPaired(isAgreed);
  const loose = pairs.filter((pair) => !isSettled(pair)).flatMap(({twin}) => twin ?? []);
  const moved = new Map<Text, Text>();
  for (const pair of pairs) {
    const {english} = pair;
    if (!english || isSettled(pair)) continue;
    const index = loose.findIndex((twin) => isAgreed(english, twin));
    if (index >= 0) moved.set(english, ...(loose.splice(index, 1) as [Text]));
  }
  const taken = new Set(moved.values());
  return pairs.flatMap((pair) => {
    const {place, english, twin} = pair;
    const found = english && moved.get(english);
    const rest = twin && taken.has(twin) ? undefined : twin;
    if (isSettled(pair) || (!found && rest === twin)) return [pair];
    if (found)
      return [
        {place, english, twin: found},
        ...(rest ? [{place, english: undefined, twin: rest}] : []),
      ];
    return english ? [{place, english, twin: undefined}] : [];
  });
}

/** Joins what is still alone with the next of the same kind at the same place. */
function pairInPlace(pairs: readonly Candidate[], isAgreed: IsAgreed): Candidate[] {
  const alone = pairs.filter((pair) => !isPaired(isAgreed)(pair) && !pair.english);
  const taken = new Set<Candidate>();
  const joined = pairs.map((pair) => {
    const {english, twin, place} = pair;
    if (!english || twin) return pair;
    const match = alone.find(
      (other) => !taken.has(other) && other.place === place && other.twin?.kind === english.kind,
    );
    if (!match) return pair;
    taken.add(match);
    return {place, english, twin: match.twin};
  });
  return joined.filter((pair) => !taken.has(pair));
}

/** @param open the agreements that no pair of the source fulfils; the one that this was, is taken out */
function judge(
  {place, english, twin}: Candidate,
  open: Set<Agreement>,
): Pick<Pairing, 'state' | 'before'> {
  const here = [...open].filter((agreement) => agreement.place === place);
  const all = [...here, ...open];
  const ofEnglish = english && all.find((agreement) => agreement.english === english.hash);
  const ofTwin = twin && all.find((agreement) => agreement.twin === twin.hash);
  const before = ofEnglish ?? ofTwin;
  if (before) open.delete(before);
  if (!english || !twin) {
    // What has no counterpart was added in its language, or was there and is gone in the other.
    const [own, other] = english ? (['english', 'twin'] as const) : (['twin', 'english'] as const);
    return {state: before ? other : own, before: before ? [before] : []};
  }
  if (before && !(ofEnglish && ofTwin)) {
    return {state: ofEnglish ? 'twin' : 'english', before: [before]};
  }
  const candidates = before ? [before] : here;
  return {state: candidates.length > 0 ? 'both' : 'new', before: candidates};
}
