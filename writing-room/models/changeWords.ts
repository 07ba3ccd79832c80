/* What changed in a file, in sentences for a writer. */
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {foldText} from 'nepali-text/foldText';
import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {routeOf} from 'content-checks/pages/readPages';
import {ledgerFolder, parseLedger} from 'docusaurus-plugin-paired-locales/ledger';
import {wordDiff} from 'docusaurus-plugin-paired-locales/wordDiff';
import {entryName, inLanguage, routeOfCopy} from './listNames';
import {labelOf, roomWords} from './labels';
import type {ChangedText, Texts} from '../protocol';
import {type FileSentence, inOneLine, type PageNames, together} from './fileSentence';
import {englishFileOf, pageSentences} from './pageChanges';
import {isGroup} from './isGroup';
import {say, shorten} from './sayChange';

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
export function describeChange(change: FileChange, locale: Locale, names?: PageNames): string[] {
  return sentencesOf(change, locale, names).map((one) => inOneLine(one, locale));
}

/**
 * Several files: the languages of a text are together. What was agreed is said only where nothing else
 * has changed.
 */
export function describeChanges(
  changes: readonly FileChange[],
  locale: Locale,
  names?: PageNames,
): ChangedText[] {
  const texts = changes.filter(({file}) => !isLedger(file));
  const said = texts.length > 0 ? texts : changes;
  return together(
    said.flatMap((change) => sentencesOf(change, locale, names)),
    locale,
  );
}

export const isLedger = (file: string): boolean => file.startsWith(`${ledgerFolder}/`);

const noNames: PageNames = () => undefined;

function sentencesOf(
  change: FileChange,
  locale: Locale,
  names: PageNames = noNames,
): FileSentence[] {
  const {file} = change;
  const [before, after] = [change.before?.toString('utf8'), change.after?.toString('utf8')];
  const sentences = file.startsWith(`${dataFolder}/`)
    ? listSentences(file, before, after, locale, names)
    : /\.mdx?$/.test(file)
      ? pageSentences(file, before, after, {locale, names})
      : isLedger(file)
        ? ledgerSentences(file, before, after, locale, names)
        : [];
  if (sentences.length > 0) return sentences;
  return [{key: file, place: '', text: describeFile(change, locale, names)}];
}

/** What a writer calls a file: the name of a list or page, else the file itself. */
function nameOfFile(file: string, locale: Locale, names: PageNames): string {
  if (file.startsWith(`${dataFolder}/`)) return labelOfList(listOf(file), locale, names);
  const page = names(routeOf(englishFileOf(file)));
  if (page) return inLanguage(page, locale);
  return /([^/]+)\.mdx?$/.exec(file)?.[1] ?? file;
}

const listOf = (file: string) => file.slice(dataFolder.length + 1).replace(/\.ya?ml$/, '');

/** Where there are no words to compare: pictures, code, comments. */
function describeFile(
  {file: path, before, after}: FileChange,
  locale: Locale,
  names: PageNames,
): string {
  const file = nameOfFile(path, locale, names);
  const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(path);
  const kind = isPicture ? 'picture' : /\.(?:ttf|otf|woff2?)$/i.test(path) ? 'font' : 'file';
  if (before === null) return say(locale, `${kind}.added`, {file});
  if (after === null) return say(locale, `${kind}.removed`, {file});
  return say(locale, /\.(?:mdx?|ya?ml|json)$/.test(path) ? 'outside' : `${kind}.changed`, {file});
}

/* ---- Lists ---- */

function listSentences(
  file: string,
  before = '',
  after = '',
  locale: Locale,
  names: PageNames,
): FileSentence[] {
  const name = listOf(file);
  const place: Place = {
    keys: [file],
    trail: [labelOfList(name, locale, names)],
    around: name,
    locale,
  };
  try {
    return diffValues(parse(before), parse(after), place);
  } catch {
    return [];
  }
}

/** @param name "team"; "pages/team" for the words of a page */
export function labelOfList(name: string, locale: Locale, names: PageNames = noNames): string {
  const label: Texts | undefined = roomWords().lists[name];
  const route = routeOfCopy(name);
  const title = route === undefined ? undefined : names(route);
  if (!label && title) return inLanguage(title, locale);
  const page = name.replace(/^pages\//, '');
  return label?.[locale] ?? (page === name ? name : say(locale, 'copy', {page}));
}

interface Place {
  /** The file, keys and ids that lead here. */
  keys: readonly string[];
  /** The same as labels and names. */
  trail: readonly string[];
  /** The key of the list or group. */
  around: string;
  locale: Locale;
}

type Value = unknown;
type Group = Readonly<Record<string, unknown>>;

const isText = (value: Value): value is Group =>
  isGroup(value) && typeof value[defaultLocale] === 'string';

function diffValues(before: Value, after: Value, place: Place): FileSentence[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isText(before) || isText(after)) return diffTexts(before, after, place);
  if (Array.isArray(before) && Array.isArray(after)) return diffEntries(before, after, place);
  if (isGroup(before) && isGroup(after)) return diffGroups(before, after, place);
  const {locale} = place;
  return [sentence(place, diffWords(summary(before, locale), summary(after, locale)))];
}

const sentence = ({keys, trail}: Place, text: string, language?: Locale): FileSentence => ({
  key: keys.join(' '),
  place: trail.join(' › '),
  text,
  ...(language ? {language} : {}),
});

const diffWords = (before: string, after: string) =>
  before && after ? wordDiff(before, after) : after ? `[+ ${after}]` : `[− ${before}]`;

function diffTexts(before: Value, after: Value, place: Place): FileSentence[] {
  const textIn = (value: Value, language: Locale) =>
    isGroup(value) ? foldText(String(value[language] ?? '')) : '';
  return locales
    .filter((language) => textIn(before, language) !== textIn(after, language))
    .map((language) =>
      sentence(place, diffWords(textIn(before, language), textIn(after, language)), language),
    );
}

function diffGroups(before: Group, after: Group, place: Place): FileSentence[] {
  const {keys: parents, trail, around, locale} = place;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const label = labelOf(key, around)[locale] ?? key;
    return diffValues(before[key], after[key], {
      keys: [...parents, key],
      trail: [...trail, label],
      around: key,
      locale,
    });
  });
}

/** Entries are the same by their id, or by their position where they have none. */
function diffEntries(
  before: readonly Value[],
  after: readonly Value[],
  place: Place,
): FileSentence[] {
  const {keys, trail, locale} = place;
  const [old, now] = [byName(before), byName(after)];
  const within = (id: string, entry: Value): Place => ({
    ...place,
    keys: [...keys, id],
    trail: [...trail, nameOf(entry, id, locale)],
  });
  const changed = [...now].flatMap(([name, entry]) => {
    if (old.has(name)) return diffValues(old.get(name), entry, within(name, entry));
    return [sayEntry('added', name, entry, place)];
  });
  const removed = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, entry]) => sayEntry('removed', name, entry, place));
  const stayed = (some: Map<string, Value>, other: Map<string, Value>) =>
    [...some.keys()].filter((name) => other.has(name));
  const isMoved = !isDeepStrictEqual(stayed(old, now), stayed(now, old));
  const moved = isMoved
    ? [
        {
          key: `${keys.join(' ')} moved`,
          place: '',
          text: say(locale, 'moved', {place: trail.join(' › ')}),
        },
      ]
    : [];
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

function sayEntry(
  what: 'added' | 'removed',
  id: string,
  entry: Value,
  {keys, trail, locale}: Place,
): FileSentence {
  const name = nameOf(entry, id, locale);
  const whole = summary(entry, locale);
  const rest = whole.startsWith(`${name}, `) ? whole.slice(name.length + 2) : whole;
  const said = say(locale, `entry.${what}`, {place: trail.join(' › '), name});
  const text = rest === name ? said : `${said} (${shorten(rest)})`;
  return {key: [...keys, id].join(' '), place: '', text};
}

const nameOf = (entry: Value, id: string, locale: Locale): string =>
  typeof entry === 'string' ? entry : (entryName(entry, locale) ?? id);

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

/* ---- Agreements ---- */

function ledgerSentences(
  file: string,
  before = '',
  after = '',
  locale: Locale,
  names: PageNames,
): FileSentence[] {
  const name = file.slice(ledgerFolder.length + 1).replace(/\.txt$/, '');
  const linesOf = (source: string) =>
    parseLedger(name, source).agreements.map((one) => JSON.stringify(one));
  const old = new Set(linesOf(before));
  const count = linesOf(after).filter((line) => !old.has(line)).length;
  const title = nameOfFile(name, locale, names);
  const id = count === 0 ? 'agreementsGone' : count === 1 ? 'agreed.one' : 'agreed.other';
  return [{key: file, place: '', text: say(locale, id, {name: title, count})}];
}
