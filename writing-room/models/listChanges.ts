/* What changed in a list, by entry and field. */
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {foldText} from 'nepali-text/foldText';
import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {shorten} from 'docusaurus-plugin-paired-locales/report';
import {wordDiff} from 'content-checks/wordDiff';
import type {Changed, Wording} from './changes';
import {isGroup} from 'minimal-edits/yamlNodes';
import {entryName, inLanguage, routeOfCopy} from './listNames';
import {labelOf, sayIn, textsAt} from './words';

/** @returns none where no value changed */
export function listChanges(file: string, before = '', after = '', wording: Wording): Changed[] {
  const place = {keys: [file], trail: [labelOfList(file, wording)], around: listOf(file)};
  try {
    return compare(parse(before), parse(after), {...place, locale: wording.locale});
  } catch {
    return [];
  }
}

const listOf = (file: string) => file.slice(dataFolder.length + 1).replace(/\.ya?ml$/, '');

/** What a writer calls a list; the words of a page have the name of the page. */
export function labelOfList(file: string, {locale, names}: Wording): string {
  const name = listOf(file);
  const route = routeOfCopy(name);
  const label = textsAt('lists', name) ?? (route === undefined ? undefined : names(route));
  if (label) return inLanguage(label, locale);
  return route === undefined
    ? name
    : sayIn('changes', locale, 'copy', {page: listOf(file).slice(6)});
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

const isText = (value: unknown) => typeof valueAt(value, [defaultLocale]) === 'string';

function compare(before: unknown, after: unknown, place: Place): Changed[] {
  if (isDeepStrictEqual(before, after)) return [];
  const {locale} = place;
  if (isText(before) || isText(after)) {
    return locales.flatMap((language) => {
      const [old, now] = [textIn(before, language), textIn(after, language)];
      return old === now ? [] : [{...changed(place, diff(old, now)), language}];
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareEntries(before, after, place);
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compare(before[key], after[key], {
        ...within(place, key, inLanguage(labelOf(key, place.around), locale)),
        around: key,
      }),
    );
  }
  return [changed(place, diff(summary(before, locale), summary(after, locale)))];
}

/** Entries are the same by their id, or by their position where they have none. */
function compareEntries(before: readonly unknown[], after: readonly unknown[], place: Place) {
  const {trail, locale} = place;
  const [old, now] = [byId(before), byId(after)];
  const nameOf = (id: string, entry: unknown) =>
    typeof entry === 'string' ? entry : (entryName(entry, locale) ?? id);
  const sentence = (key: string, id: string, values = {}): Changed => ({
    key: [...place.keys, key].join(' '),
    place: '',
    text: sayIn('changes', locale, id, {place: trail.join(' › '), ...values}),
  });
  const sayEntry = (what: 'added' | 'removed', id: string, entry: unknown): Changed => {
    const name = nameOf(id, entry);
    const said = sentence(id, `entry.${what}`, {name});
    const whole = summary(entry, locale);
    const rest = whole.startsWith(`${name}, `) ? whole.slice(name.length + 2) : whole;
    return rest === name ? said : {...said, text: `${said.text} (${shorten(rest)})`};
  };
  const stayed = (some: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...some.keys()].filter((id) => other.has(id));
  return [
    ...[...now].flatMap(([id, entry]) =>
      old.has(id)
        ? compare(old.get(id), entry, within(place, id, nameOf(id, entry)))
        : [sayEntry('added', id, entry)],
    ),
    ...[...old].flatMap(([id, entry]) => (now.has(id) ? [] : [sayEntry('removed', id, entry)])),
    ...(isDeepStrictEqual(stayed(old, now), stayed(now, old)) ? [] : [sentence('moved', 'moved')]),
  ];
}

const within = (place: Place, key: string, name: string): Place => ({
  ...place,
  keys: [...place.keys, key],
  trail: [...place.trail, name],
});

const changed = ({keys, trail}: Place, text: string): Changed => ({
  key: keys.join(' '),
  place: trail.join(' › '),
  text,
});

const diff = (before: string, after: string) =>
  before && after ? wordDiff(before, after) : after ? `[+ ${after}]` : `[− ${before}]`;

const textIn = (value: unknown, language: Locale) =>
  isGroup(value) ? foldText(String(value[language] ?? '')) : '';

const byId = (entries: readonly unknown[]) =>
  new Map(
    entries.map((entry, index) => {
      const id = valueAt(entry, ['id']);
      return [typeof id === 'string' ? id : String(index + 1), entry] as const;
    }),
  );

/** A value as a few words: the texts of an entry, but for its id. */
function summary(value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (isText(value)) return textIn(value, locale) || textIn(value, defaultLocale);
  if (typeof value === 'boolean') return sayIn('changes', locale, value ? 'yes' : 'no');
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const parts = Array.isArray(value)
    ? value
    : isGroup(value)
      ? Object.entries(value).flatMap(([key, part]) => (key === 'id' || part === true ? [] : part))
      : undefined;
  if (!parts) return foldText(String(value));
  return parts
    .map((part) => summary(part, locale))
    .filter(Boolean)
    .join(', ');
}
