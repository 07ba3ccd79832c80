import {rm} from 'node:fs/promises';
import path from 'node:path';
import {counted, nearestOf, type Problem, suggest} from 'content-checks/diagnostics';
import {writeFileAtomically} from 'content-checks/files';
import {englishName} from 'nepali-text/locale';
import {and, say, sentenceOf} from 'content-checks/sentences';
import type {Pairing} from './compare';
import type {Agreements, SourceState} from './inspectAgreements';
import {type Agreement, type Ledger, ledgerFileOf, writeLedger} from './ledger';
import {placeOf, shorten, targetOf} from './report';
import type {Source} from './source';

/** What `npm run agree` has done, or why not. */
export interface AgreeResult {
  /** For the writer. */
  lines: readonly string[];
  failed: boolean;
}

/** Every pair of every source. */
export const ALL = '--all';

interface Choice {
  one: SourceState;
  pairs: ReadonlySet<Pairing>;
}

/**
 * Writes into the ledger that pairs of texts say the same, and takes out what is gone.
 *
 * @param targets files, folders, parts of files (`docs/tos.mdx#termination`), or ALL
 */
export async function agree(
  siteDir: string,
  agreements: Agreements,
  targets: readonly string[],
): Promise<AgreeResult> {
  const {inspected} = agreements;
  const wanted = targets.map((target) => toTarget(siteDir, target));
  const unknown = wanted.filter((target) => !inspected.some((one) => matches(one, target)));
  if (unknown.length > 0) {
    return {lines: unknown.map((target) => explainUnknown(target, inspected)), failed: true};
  }
  const {chosen, removed, files} = agreePairs(inspected, (source, pair) =>
    wanted.some((target) => isMeant(source, pair, target)),
  );
  for (const [file, content] of files) {
    await writeFileAtomically(path.join(siteDir, file), content);
  }
  const unused = wanted.includes(ALL) ? agreements.unused : [];
  const gone = await Promise.all(unused.map((ledger) => remove(siteDir, ledger)));
  return describeResult(chosen, sum([removed, ...gone]));
}

interface AgreedPairs {
  /** The pairs that were chosen, agreed before or not; those with a text missing are still open. */
  chosen: readonly Choice[];
  /** How many lines of texts that are gone are taken out. */
  removed: number;
  /** The ledger files that change, with their new content. */
  files: ReadonlyMap<string, string>;
}

/**
 * The ledger when the chosen pairs of texts are agreed to say the same and what is gone is taken out.
 * A pair of which one text is missing cannot be agreed.
 */
export function agreePairs(
  inspected: readonly SourceState[],
  isChosen: (source: Source, pair: Pairing) => boolean,
): AgreedPairs {
  const chosen = inspected.flatMap((one): Choice[] => {
    const pairs = one.pairs.filter((pair) => isChosen(one.source, pair));
    return pairs.length > 0 ? [{one, pairs: new Set(pairs)}] : [];
  });
  const files = new Map(chosen.flatMap(agreedLedger));
  return {chosen, removed: sum(chosen.map(goneFrom)), files};
}

/** The chosen pairs that were open and have both texts. */
export function newlyAgreed(chosen: readonly Choice[]): {source: Source; pair: Pairing}[] {
  return openOf(chosen).filter(({pair}) => canAgree(pair));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Lines of the ledger that cannot be read: it must not be written before they are corrected. */
export function damagedLines({problems}: Agreements): readonly Problem[] {
  return problems.filter(({file}) => file.endsWith('.txt'));
}

/** As it is written in messages: from the site's folder, with slashes. */
function toTarget(siteDir: string, target: string): string {
  if (target === ALL) return ALL;
  const [file = '', ...place] = target.split('#');
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  return [relative, ...place].join('#');
}

function matches({source, pairs}: SourceState, target: string): boolean {
  return pairs.some((pair) => isMeant(source, pair, target));
}

function isMeant({name, files}: Source, pair: Pairing, target: string): boolean {
  if (target === ALL) return true;
  const [wanted = '', place] = target.split('#');
  const inFile = [name, files.english, files.twin].some(
    (file) => file === wanted || wanted === '' || file.startsWith(`${wanted}/`),
  );
  return (
    inFile && (place === undefined || pair.place === place || pair.place.startsWith(`${place}.`))
  );
}

function explainUnknown(target: string, inspected: readonly SourceState[]): string {
  const files = inspected.flatMap(({source: {name, files}}) => [name, files.english, files.twin]);
  const places = inspected.flatMap(({source, pairs}) =>
    pairs.map(({place}) => targetOf(source, place)),
  );
  const candidates = [...new Set([...files, ...places])];
  const whole = candidates.find((candidate) => candidate.endsWith(`/${target}`));
  const sentence = say('agree.unknown', {target});
  return sentenceOf(and(sentence, suggest(whole ?? nearestOf(target, candidates))), 'en');
}

const canAgree = ({english, twin}: Pairing) => Boolean(english && twin);

/** The file and its content; none where nothing changes. */
function agreedLedger({one, pairs}: Choice): [file: string, content: string][] {
  const {source, ledger} = one;
  const kept = one.pairs.flatMap((pair): readonly Agreement[] => {
    const {place, english, twin, state, before} = pair;
    const isSettled = state === 'agreed' || pairs.has(pair);
    return isSettled && english && twin
      ? [{place, english: english.hash, twin: twin.hash}]
      : before;
  });
  const after = writeLedger(kept);
  if (ledger && writeLedger(ledger.agreements) === after) return [];
  return [[ledgerFileOf(source.locale, source.name), after]];
}

/** How many lines are about texts that are gone. */
function goneFrom({one: {ledger, pairs}}: Choice): number {
  return (ledger?.agreements ?? []).filter(isGone(pairs)).length;
}

/** What an agreement was about is neither as it was nor changed. */
function isGone(pairs: readonly Pairing[]) {
  const hashes = new Set(pairs.flatMap(({english, twin}) => [english?.hash, twin?.hash]));
  const changed = new Set(pairs.flatMap(({before}) => before));
  return (agreement: Agreement) =>
    !hashes.has(agreement.english) && !hashes.has(agreement.twin) && !changed.has(agreement);
}

async function remove(siteDir: string, {file, agreements}: Ledger): Promise<number> {
  await rm(path.join(siteDir, file));
  return agreements.length;
}

function openOf(chosen: readonly Choice[]): {source: Source; pair: Pairing}[] {
  return chosen.flatMap(({one: {source}, pairs}) =>
    [...pairs].filter(({state}) => state !== 'agreed').map((pair) => ({source, pair})),
  );
}

function describeResult(chosen: readonly Choice[], removed: number): AgreeResult {
  const agreed = newlyAgreed(chosen);
  const alone = openOf(chosen).filter(({pair}) => !canAgree(pair));
  const total = sum(chosen.map(({pairs}) => pairs.size));
  const lines = [
    ...agreed.map(({source, pair}) => describe(source, pair)),
    ...alone.map(({source, pair}) => explainAlone(source, pair)),
    agreed.length > 0
      ? `Agreed: ${counted(agreed.length, 'pair', 'pairs')} of texts.`
      : alone.length === 0
        ? `Nothing to do: ${total === 1 ? 'the pair is' : `all ${total} pairs are`} agreed already.`
        : 'Nothing has been agreed.',
    ...(removed > 0
      ? [`Taken out: ${counted(removed, 'line', 'lines')} of texts that are gone.`]
      : []),
  ];
  return {lines, failed: alone.length > 0};
}

function describe(source: Source, {place, english, twin}: Pairing): string {
  return [
    targetOf(source, place),
    `  English: ${shorten(english?.text ?? '')}`,
    `  ${englishName(source.locale)}: ${shorten(twin?.text ?? '')}`,
  ].join('\n');
}

function explainAlone(source: Source, {place, english, twin}: Pairing): string {
  const name = englishName(source.locale);
  const [has, lacks] = english ? ['English', name] : [name, 'English'];
  const at = english
    ? placeOf(source, 'english', english)
    : twin
      ? placeOf(source, 'twin', twin)
      : '';
  return `${targetOf(source, place)} cannot be agreed: ${at} is in ${has} only. Write it in ${lacks}, or delete it.`;
}
