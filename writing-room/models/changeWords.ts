/* What changed in a file, in sentences for a writer. */
import {isDeepStrictEqual} from 'node:util';
import path from 'node:path';
import {parse} from 'yaml';
import {parseWordFile} from '../../scripts/checks/wordFiles';
import {foldText} from '../../src/lib/foldText';
import {defaultLocale, isLocale, type Locale, locales} from '../../src/lib/locale';
import {dataFolder} from '../../src/plugins/site-data/inspect';
import {ledgerFolder, parseLedger} from '../../src/plugins/translations/ledger';
import {wordDiff} from '../../src/plugins/translations/wordDiff';
import {labelOf, roomWords} from './labels';
import type {Texts} from '../protocol';
import {describePage} from './pageChanges';
import {isGroup} from './isGroup';
import {languageName, say, shorten} from './sayChange';

/** The content of a file before and after; null: it was or is not there. */
export interface FileChange {
  file: string;
  before: Buffer | null;
  after: Buffer | null;
}

/**
 * @param locale of the sentences
 * @returns at least one sentence
 */
export function describeChange(change: FileChange, locale: Locale): string[] {
  const {file} = change;
  const [before, after] = [change.before?.toString('utf8'), change.after?.toString('utf8')];
  const sentences = file.startsWith(`${dataFolder}/`)
    ? describeList(file, before, after, locale)
    : /\.mdx?$/.test(file)
      ? describePage(file, before, after, locale)
      : file.startsWith(`${ledgerFolder}/`)
        ? describeLedger(file, before, after, locale)
        : file.endsWith('.json')
          ? describeWords(file, before, after, locale)
          : [];
  return sentences.length > 0 ? sentences : [describeFile(change, locale)];
}

/** Where there are no words to compare: pictures, code, comments. */
function describeFile({file, before, after}: FileChange, locale: Locale): string {
  const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(file);
  const kind = isPicture ? 'picture' : /\.(?:ttf|otf|woff2?)$/i.test(file) ? 'font' : 'file';
  if (before === null) return say(locale, `${kind}.added`, {file});
  if (after === null) return say(locale, `${kind}.removed`, {file});
  return say(locale, /\.(?:mdx?|ya?ml|json)$/.test(file) ? 'outside' : `${kind}.changed`, {file});
}

/* ---- Lists ---- */

function describeList(file: string, before = '', after = '', locale: Locale): string[] {
  const name = file.slice(dataFolder.length + 1).replace(/\.ya?ml$/, '');
  const place: Place = {trail: [labelOfList(name, locale)], around: name, locale};
  try {
    return diffValues(parse(before), parse(after), place);
  } catch {
    return [];
  }
}

/** @param name "team"; "pages/team" for the words of a page */
export function labelOfList(name: string, locale: Locale): string {
  const label: Texts | undefined = roomWords().lists[name];
  const page = name.replace(/^pages\//, '');
  return label?.[locale] ?? (page === name ? name : say(locale, 'copy', {page}));
}

interface Place {
  trail: readonly string[];
  /** The key of the list or group. */
  around: string;
  locale: Locale;
}

type Value = unknown;
type Group = Readonly<Record<string, unknown>>;

const isText = (value: Value): value is Group =>
  isGroup(value) && typeof value[defaultLocale] === 'string';

function diffValues(before: Value, after: Value, place: Place): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isText(before) || isText(after)) return diffTexts(before, after, place);
  if (Array.isArray(before) && Array.isArray(after)) return diffEntries(before, after, place);
  if (isGroup(before) && isGroup(after)) return diffGroups(before, after, place);
  const {locale} = place;
  return [
    `${place.trail.join(' › ')}: ${diffWords(summary(before, locale), summary(after, locale))}`,
  ];
}

const diffWords = (before: string, after: string) =>
  before && after ? wordDiff(before, after) : after ? `[+ ${after}]` : `[− ${before}]`;

function diffTexts(before: Value, after: Value, {trail, locale}: Place): string[] {
  const textIn = (value: Value, language: Locale) =>
    isGroup(value) ? foldText(String(value[language] ?? '')) : '';
  return locales
    .filter((language) => textIn(before, language) !== textIn(after, language))
    .map((language) => {
      const place = `${trail.join(' › ')} (${languageName(language, locale)})`;
      return `${place}: ${diffWords(textIn(before, language), textIn(after, language))}`;
    });
}

function diffGroups(before: Group, after: Group, {trail, around, locale}: Place): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const label = labelOf(key, around)[locale] ?? key;
    return diffValues(before[key], after[key], {trail: [...trail, label], around: key, locale});
  });
}

/** Entries are the same by their id, or by their position where they have none. */
function diffEntries(before: readonly Value[], after: readonly Value[], place: Place): string[] {
  const {trail, locale} = place;
  const [old, now] = [byName(before), byName(after)];
  const within = (name: string): Place => ({...place, trail: [...trail, name]});
  const changed = [...now].flatMap(([name, entry]) => {
    if (old.has(name)) return diffValues(old.get(name), entry, within(name));
    return [sayEntry('added', name, entry, place)];
  });
  const removed = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, entry]) => sayEntry('removed', name, entry, place));
  const stayed = (some: Map<string, Value>, other: Map<string, Value>) =>
    [...some.keys()].filter((name) => other.has(name));
  const isMoved = !isDeepStrictEqual(stayed(old, now), stayed(now, old));
  const moved = isMoved ? [say(locale, 'moved', {place: trail.join(' › ')})] : [];
  return [...changed, ...removed, ...moved];
}

function byName(entries: readonly Value[]): Map<string, Value> {
  return new Map(
    entries.map((entry, index) => {
      const id = isGroup(entry) ? entry.id : undefined;
      return [typeof id === 'string' ? id : String(index + 1), entry];
    }),
  );
}

function sayEntry(what: 'added' | 'removed', name: string, entry: Value, {trail, locale}: Place) {
  const text = shorten(summary(entry, locale));
  return say(locale, `entry.${what}`, {place: [...trail, name].join(' › '), text});
}

/** A value as a few words: the texts of an entry, but for its id. */
function summary(value: Value, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (isText(value)) return foldText(String(value[locale] ?? value[defaultLocale]));
  if (typeof value === 'boolean') return say(locale, value ? 'yes' : 'no');
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) {
    return value
      .map((one) => summary(one, locale))
      .filter(Boolean)
      .join(', ');
  }
  if (!isGroup(value)) return foldText(String(value));
  const parts = Object.entries(value).filter(([key, part]) => key !== 'id' && part !== true);
  return parts
    .map(([, part]) => summary(part, locale))
    .filter(Boolean)
    .join(', ');
}

/* ---- Interface words and agreements ---- */

function describeWords(file: string, before = '{}', after = '{}', locale: Locale): string[] {
  const [old, now] = [parseWordFile(file, before).words, parseWordFile(file, after).words];
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  const code = file.split('/')[1];
  const language = isLocale(code) ? languageName(code, locale) : '';
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id)?.message ?? '', now.get(id)?.message ?? ''];
    if (was === is) return [];
    return `${say(locale, 'words')} › ${id} (${language}): ${diffWords(was, is)}`;
  });
}

function describeLedger(file: string, before = '', after = '', locale: Locale): string[] {
  const [, code, ...rest] = file.slice(ledgerFolder.length).split('/');
  if (!isLocale(code)) return [];
  const name = rest.join('/').replace(/\.txt$/, '');
  const linesOf = (source: string) =>
    parseLedger(code, name, source).agreements.map((one) => JSON.stringify(one));
  const old = new Set(linesOf(before));
  const count = linesOf(after).filter((line) => !old.has(line)).length;
  const title = path.posix.basename(name);
  const id = count === 0 ? 'agreementsGone' : count === 1 ? 'agreed.one' : 'agreed.other';
  return [say(locale, id, {name: title, count})];
}
