import type {Locale} from 'nepali-text/locale';
import {say, type Sentence, sentenceOf} from '../say';
import {type EarlierTexts, earlierTexts, gitVersions, hashesBefore} from './earlierTexts';
import {ledgerFileOf} from './ledger';
import type {Side, TextSource} from './sources';
import {bySource, canAgree, type SiteText, type SiteTexts, staleTexts} from './texts';
import {likeness, type WordDiff, wordDiff, writeDiff} from './wordDiff';

/** The number of texts that are shown; the others are counted. */
const MOST_TEXTS = 20;
/** The number of places from which a command names whole files. */
const NAMED = 6;
/** Characters of a text that is shown only to be recognised. */
const LENGTH = 100;

const SIDES = ['english', 'translation'] as const;

/** The texts of one source. */
interface Group {
  source: TextSource;
  all: readonly SiteText[];
  stale: readonly SiteText[];
  hasLedger: boolean;
}

/**
 * The texts that are not agreed, for a writer: where they are, what changed, and the command that
 * settles them. Empty when all are.
 */
export function reportStale(
  siteDir: string,
  {texts, ledgers}: SiteTexts,
  locale: Locale = 'en',
): string {
  const count = staleTexts(texts).length;
  if (count === 0) return '';
  const groups = [...bySource(texts)]
    .map(([source, all]): Group => {
      const hasLedger = ledgers.some(({name}) => name === source.name);
      return {source, all, stale: staleTexts(all), hasLedger};
    })
    .filter(({stale}) => stale.length > 0);
  const earlier = earlierTexts(gitVersions(siteDir), texts);
  const write = (sentence: Sentence) => sentenceOf(sentence, locale);
  const items = groups.flatMap((group) => [
    ...aboutFile(group).map(write),
    ...(isShownWhole(group)
      ? []
      : group.stale.map((text) => item(text, earlier, write(explain(text))))),
  ]);
  const more = items.length - MOST_TEXTS;
  return [
    write(say('stale.count', {count})),
    ...items.slice(0, MOST_TEXTS),
    ...(more > 0 ? [write(say('stale.more', {count: more}))] : []),
    ...command(groups).map((line) => `${write(say('stale.agree'))}\n  ${line}`),
  ].join('\n\n');
}

/** The argument of `npm run agree` for a text, or for all texts of a source. */
export function targetName({name, files}: TextSource, place?: string): string {
  const file = files.english === name ? name : files.translation;
  return place === undefined ? file : `${file}#${place}`;
}

/** Without a text that can be agreed there is none. */
function command(groups: readonly Group[]): string[] {
  const places = groups.flatMap((group) =>
    isShownWhole(group)
      ? [targetName(group.source)]
      : group.stale.filter(canAgree).map(({source, place}) => targetName(source, place)),
  );
  if (places.length === 0) return [];
  const files = groups.map(({source}) => targetName(source));
  const [named, wide] = [[...new Set(places)], [...new Set(files)]];
  const targets = named.length <= NAMED ? named : wide.length <= NAMED ? wide : ['--all'];
  const quoted = targets.map((target) => (target.includes(' ') ? `"${target}"` : target));
  return [`npm run agree -- ${quoted.join(' ')}`];
}

const isNew = ({all}: Group) => all.every(({state}) => state === 'new');

/**
 * Whether the texts of a file are counted and not listed. Without its ledger file all are, but for a
 * renamed file: most of its texts are agreed in the ledger file of its old name.
 */
function isShownWhole(group: Group): boolean {
  return isNew(group) || (!group.hasLedger && group.stale.length * 2 > group.all.length);
}

/** The sentences about a file as a whole. */
function aboutFile(group: Group): Sentence[] {
  const {source, all, stale, hasLedger} = group;
  const {english, translation} = source.files;
  const files = english === translation ? english : `${english} and ${translation}`;
  const count = all.length;
  if (hasLedger) return isNew(group) ? [say('stale.newFile', {files, count})] : [];
  const ledger = ledgerFileOf(source.name);
  return [say('stale.noLedger', {files, stale: stale.length, count, ledger})];
}

/** @param what has happened to the text */
function item(text: SiteText, earlier: EarlierTexts, what: string): string {
  const sides = SIDES.flatMap((side) => {
    const sideText = text[side];
    if (!sideText) return [];
    const change = changeOf(side, text, earlier);
    return `  ${locationOf(text, side)}\n    ${change ? writeDiff(change) : shorten(sideText.text)}`;
  });
  return [`${targetName(text.source, text.place)}: ${what}`, ...sides].join('\n');
}

/** `docs/tos.mdx:12`, which a terminal can open. */
export const locationOf = (text: SiteText, side: Side) =>
  `${text.source.files[side]}:${text[side]?.line ?? 1}`;

function explain({english, translation, state}: SiteText): Sentence {
  if (state === 'both') return say('stale.both');
  if (state === 'new' || state === 'agreed') return say('stale.new');
  const names = [say('language.en'), say('language.ne')] as const;
  const [here, there] = state === 'english' ? names : ([names[1], names[0]] as const);
  if (!(state === 'english' ? english : translation)) return say('stale.deleted', {here, there});
  return say(english && translation ? 'stale.changed' : 'stale.added', {here, there});
}

/** The change of one side of a text; undefined without a change, or when the earlier text is not known. */
export function changeOf(side: Side, text: SiteText, earlier: EarlierTexts): WordDiff | undefined {
  const now = text[side];
  if (!now) return undefined;
  const [nearest] = hashesBefore(text, side)
    .flatMap((hash) => earlier.get(hash) ?? [])
    .map((old) => ({old, like: likeness(old, now.text)}))
    .sort((one, other) => other.like - one.like);
  return nearest && wordDiff(nearest.old, now.text);
}

export function shorten(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')} …`;
}
