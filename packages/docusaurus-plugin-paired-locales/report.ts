import type {Locale} from 'nepali-text/locale';
import {say, type Sentence, sentenceOf} from 'content-checks/sentences';
import type {Pairing} from './compare';
import {type EarlierTexts, earlierTexts} from './earlierTexts';
import {type Agreements, type SourceState, openPairs} from './inspectAgreements';
import {ledgerFileOf} from './ledger';
import type {Side, Source, Text} from './source';
import {likeness, wordDiff} from './wordDiff';

/** How many texts are shown; the rest are counted. */
const SHOWN = 20;
/** How many places a command names before it names whole files. */
const NAMED = 6;
/** Characters of a text that is shown only to be recognised. */
const LENGTH = 100;

const SIDES = ['english', 'twin'] as const;

/** How many texts are not agreed. */
export function countOpen(inspected: readonly SourceState[]): number {
  return inspected.reduce((sum, one) => sum + openPairs(one).length, 0);
}

/**
 * The texts that are not agreed, for a writer: where they are, what changed, and the command that
 * settles them. Empty when all are.
 *
 * @param findEarlier called when there is something to show
 */
export function reportOpen(
  inspected: readonly SourceState[],
  findEarlier: () => EarlierTexts,
  locale: Locale = 'en',
): string {
  const open = inspected.filter((one) => openPairs(one).length > 0);
  const count = countOpen(open);
  if (count === 0) return '';
  const earlier = findEarlier();
  const write = (sentence: Sentence) => sentenceOf(sentence, locale);
  const items = open.flatMap((one) => [
    ...(one.ledger ? [] : [noLedgerFile(one).map(write).join('\n  ')]),
    ...(one.ledger && isNew(one) ? [write(newFile(one))] : []),
    ...(isShownWhole(one)
      ? []
      : openPairs(one).map((pair) =>
          item(one.source, pair, earlier, write(explain(pair, one.source.locale))),
        )),
  ]);
  const more = items.length - SHOWN;
  return [
    write(count === 1 ? say('open.one') : say('open.several', {count})),
    ...items.slice(0, SHOWN),
    ...(more > 0 ? [write(say('open.more', {count: more}))] : []),
    `${write(say('open.agree'))}\n  ${command(open)}`,
  ].join('\n\n');
}

/** What is not agreed, for a writer; empty when all is. */
export function reportAgreements(
  siteDir: string,
  {inspected}: Agreements,
  locale?: Locale,
): string {
  return reportOpen(inspected, () => earlierTexts(siteDir, inspected), locale);
}

/** What `npm run agree` takes for a pair. */
export function targetOf({name, files}: Source, place?: string): string {
  const file = files.english === name ? name : files.twin;
  return place === undefined ? file : `${file}#${place}`;
}

function command(open: readonly SourceState[]): string {
  const places = open.flatMap((one) =>
    isShownWhole(one)
      ? [targetOf(one.source)]
      : openPairs(one).map(({place}) => targetOf(one.source, place)),
  );
  const files = open.map(({source}) => targetOf(source));
  const [named, wide] = [[...new Set(places)], [...new Set(files)]];
  const targets = named.length <= NAMED ? named : wide.length <= NAMED ? wide : ['--all'];
  return `npm run agree -- ${targets.map((target) => (target.includes(' ') ? `"${target}"` : target)).join(' ')}`;
}

const isNew = ({pairs}: SourceState) => pairs.every(({state}) => state === 'new');

/**
 * Whether the texts of a file are counted and not listed. Without its ledger file all are, but for a
 * renamed file: most of its texts are agreed in the ledger file of its old name.
 */
function isShownWhole(one: SourceState): boolean {
  return isNew(one) || (!one.ledger && openPairs(one).length * 2 > one.pairs.length);
}

function newFile({source, pairs}: SourceState): Sentence {
  return say('open.newFile', {files: filesOf(source), count: pairs.length});
}

function noLedgerFile(one: SourceState): Sentence[] {
  const {source, pairs} = one;
  const ledger = ledgerFileOf(source.locale, source.name);
  const [open, count] = [openPairs(one).length, pairs.length];
  return [
    say('open.noLedger', {files: filesOf(source), open, count, ledger}),
    say('open.fetch', {ledger}),
    say('open.compare'),
  ];
}

function filesOf({files: {english, twin}}: Source): string {
  return english === twin ? english : `${english} and ${twin}`;
}

/** @param what has happened to the pair */
function item(source: Source, pair: Pairing, earlier: EarlierTexts, what: string): string {
  const head = `${targetOf(source, pair.place)}: ${what}`;
  const sides = SIDES.flatMap((side) => {
    const text = pair[side];
    if (!text) return [];
    return `  ${placeOf(source, side, text)}\n    ${show(text, side, pair, earlier)}`;
  });
  return [head, ...sides].join('\n');
}

/** `docs/tos.mdx:12`, as a terminal opens it. */
export const placeOf = ({files}: Source, side: Side, {line}: Text) => `${files[side]}:${line}`;

function explain({english, twin, state}: Pairing, locale: Locale): Sentence {
  if (state === 'both') return say('open.both');
  if (state === 'new' || state === 'agreed') return say('open.new');
  const names = [say('language.en'), say(`language.${locale}`)] as const;
  const [here, there] = state === 'english' ? names : ([names[1], names[0]] as const);
  if (!(state === 'english' ? english : twin)) return say('open.deleted', {here, there});
  return say(english && twin ? 'open.changed' : 'open.added', {here, there});
}

/** What changed, if the earlier text is known, or else the beginning of the text. */
function show(text: Text, side: Side, pair: Pairing, earlier: EarlierTexts): string {
  return changeOf(side, pair, earlier) ?? shorten(text.text);
}

/** What changed on one side of a pair; undefined where nothing did, or the earlier text is not known. */
export function changeOf(side: Side, pair: Pairing, earlier: EarlierTexts): string | undefined {
  const now = pair[side];
  if (!now) return undefined;
  const [nearest] = pair.before
    .filter((agreement) => agreement[side] !== now.hash)
    .flatMap((agreement) => earlier.get(agreement[side]) ?? [])
    .map((old) => ({old, like: likeness(old, now.text)}))
    .sort((one, other) => other.like - one.like);
  return nearest && wordDiff(nearest.old, now.text);
}

export function shorten(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')} …`;
}
