/* What changed in files, in sentences for a writer. */
import {parse} from 'yaml';
import {foldText} from 'nepali-text/foldText';
import {type Locale, locales} from 'nepali-text/locale';
import {TOP} from 'content/read/blocks';
import {parsePage, routeOf} from 'content/read/pages';
import {isWordField} from 'content/read/words';
import {type Path, placeOf, valueAt} from 'content/read/yaml';
import {likeness, type WordDiff, wordDiff} from 'content/pairs/wordDiff';
import {ledgerFolder} from 'content/pairs/ledger';
import {shorten} from 'content/pairs/report';
import {pageTexts, type SourceText} from 'content/pairs/sources';
import {type Content, textOf} from '../content';
import {isMoved} from '../edits/mergeText';
import {isFields, isSame, positionsIn} from '../edits/values';
import {entryName, type Json} from '../types';
import {
  englishFileOf,
  fieldName,
  isListFile,
  leavesOf,
  listLabel,
  listOf,
  type Naming,
  type PageNames,
  sectionName,
  pageTitle,
} from './names';
import {inLanguage, isText, sayIn} from './words';

/** The content of a file before and after; null: it was or is not there. */
export interface FileChange {
  file: string;
  before: Content;
  after: Content;
}

/** One change of a file. */
interface Changed {
  /** The same for the same text in another language. */
  key: string;
  /** "Team › Asha Rai › Role"; empty where the sentence says it. */
  place: string;
  language?: Locale;
  /** What changed, or a sentence. */
  text: WordDiff;
}

/**
 * What changed at each place, at least one for each file, in each language that changed. What was agreed
 * is said only where nothing else has changed.
 */
export function describeChanges(changes: readonly FileChange[], locale: Locale, names: PageNames) {
  const texts = changes.filter(({file}) => !isLedger(file));
  const groups: Record<string, Changed[]> = {};
  for (const change of texts.length > 0 ? texts : changes) {
    for (const one of changesOf(change, {locale, names})) (groups[one.key] ??= []).push(one);
  }
  return Object.values(groups).map((all) => ({
    place: (all.find(({language}) => language === locale) ?? all[0])?.place ?? '',
    lines: all.map(({language, text}) => ({
      ...(language && {language: languageName(language, locale), locale: language}),
      text,
    })),
  }));
}

const languageOf = (page: string): Locale => (englishFileOf(page) === page ? 'en' : 'ne');

const languageName = (language: Locale, locale: Locale): string =>
  sayIn('changes', locale, `languages.${language}`);

export const isLedger = (file: string): boolean => file.startsWith(`${ledgerFolder}/`);

function changesOf({file, before, after}: FileChange, naming: Naming): Changed[] {
  const {locale} = naming;
  const [old, now] = [before, after].map((content) => textOf(content));
  const say = (id: string, name: string, values = {}): Changed[] => [
    {key: file, place: '', text: [sayIn('changes', locale, id, {file: name, ...values})]},
  ];
  if (isLedger(file)) {
    const name = file.slice(ledgerFolder.length + 1).replace(/\.txt$/, '');
    const count = linesOf(now).filter((line) => !linesOf(old).includes(line)).length;
    const id = ['agreementsGone', 'agreed.one'][count] ?? 'agreed.other';
    return say(id, nameOfFile(name, '', naming), {count});
  }
  const isPage = isMarkdown(file);
  const name = nameOfFile(file, now ?? old ?? '', naming);
  const what = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  if (what === 'changed' && (isPage || isListFile(file))) {
    const compare = isPage ? pageChanges : listChanges;
    const changes = compare({file, name, before: old!, after: now!}, naming);
    return changes.length > 0 ? changes : say('outside', name);
  }
  if (isPage) return say(`page.${what}`, `${name} (${languageName(languageOf(file), locale)})`);
  const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(file);
  return say(`${isPicture ? 'picture' : 'file'}.${what}`, name);
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** What a writer calls a list or a page; any other file has its own name. */
function nameOfFile(file: string, source: string, {locale, names}: Naming): string {
  if (isListFile(file)) return inLanguage(listLabel(listOf(file), names), locale);
  if (!isMarkdown(file)) return fileName(file);
  const name = names(routeOf(englishFileOf(file)));
  return name ? inLanguage(name, locale) : (pageTitle(parsePage(file, source)) ?? file);
}

const fileName = (file: string): string => file.split('/').at(-1) ?? file;

const linesOf = (ledger = '') => ledger.split('\n').filter((line) => line && !line.startsWith('#'));

interface Versions {
  file: string;
  /** What a writer calls it. */
  name: string;
  before: string;
  after: string;
}

/** @returns none where no value changed, or where one of the versions is not valid YAML */
function listChanges({file, before, after}: Versions, naming: Naming): Changed[] {
  const {locale} = naming;
  let root: unknown;
  try {
    root = parse(after);
    return compare(parse(before), root, []);
  } catch {
    return [];
  }

  function compare(old: unknown, now: unknown, path: Path): Changed[] {
    if (isSame(old as Json, now as Json)) return [];
    if (isText(old) || isText(now)) {
      return locales.flatMap((language) => {
        const [earlier, text] = [words(old, language), words(now, language)];
        return earlier === text ? [] : {...changed(path, diff(earlier, text)), language};
      });
    }
    if (Array.isArray(old) && Array.isArray(now)) return compareEntries(old, now, path);
    if (isFields(old) && isFields(now)) {
      return Object.keys({...old, ...now}).flatMap((key) =>
        compare(valueAt(old, [key]), valueAt(now, [key]), [...path, key]),
      );
    }
    return [changed(path, diff(words(old, locale), words(now, locale)))];
  }

  function compareEntries(old: readonly Json[], now: readonly Json[], path: Path): Changed[] {
    const positions = positionsIn(old, now);
    const removed = old.filter((_, position) => !positions.includes(position));
    return [
      ...now.flatMap((entry, index) => {
        const position = positions[index]!;
        if (position < 0) return say('entry.added', path, entry);
        return compare(old[position], entry, [...path, index]);
      }),
      ...removed.map((entry) => say('entry.removed', path, entry)),
      ...(isMoved(positions) ? [say('moved', path)] : []),
    ];
  }

  /** A sentence about a list, and an entry of it. */
  function say(id: string, path: Path, entry?: Json): Changed {
    const {key, place} = changed(path);
    const name = entryName(entry, locale) ?? String(valueAt(entry, ['id']) ?? '');
    const rest = words(entry, locale, name);
    const text = sayIn('changes', locale, id, {place, name}) + (rest && ` (${shorten(rest)})`);
    return {key: `${key} ${id} ${name}`, place: '', text: [text]};
  }

  function changed(path: Path, text: WordDiff = []): Changed {
    const place = fieldName({list: listOf(file), value: root}, path, naming);
    return {key: [file, ...placeOf(root, path)].join(' '), place, text};
  }
}

const diff = (before: string, after: string): WordDiff =>
  before && after ? wordDiff(before, after) : [{before, after}];

/** A value in words; of an entry its texts, without its id and its name. */
function words(value: unknown, language: Locale, name = ''): string {
  const parts = leavesOf(value).map(({path, value: leaf}) => {
    if (path.at(-1) === 'id' || leaf === undefined || leaf === null) return '';
    // A mark of an entry, such as "sample", is no word of it.
    if (typeof leaf === 'boolean' && path.length > 0) return '';
    if (/^\/img\/\S+$/.test(String(leaf))) return path.length > 0 ? '' : fileName(String(leaf));
    if (typeof leaf === 'boolean') return sayIn('changes', language, leaf ? 'yes' : 'no');
    const text = isText(leaf) ? valueAt(leaf, [language]) : leaf;
    return foldText(String(text ?? ''));
  });
  return parts.filter((part) => part && part !== name).join(', ');
}

/** How much two blocks must have in common to be one that was changed. */
const ALIKE = 0.3;

/** The one that a text most probably was in another version; undefined where none is like it. */
export function mostAlike<One extends {text?: string}>(all: readonly One[], text = '') {
  return all
    .map((one) => ({one, like: likeness(one.text ?? '', text)}))
    .filter(({like}) => like >= ALIKE)
    .sort((first, second) => second.like - first.like)[0]?.one;
}

/** @returns none where no text changed */
function pageChanges({file, name, before, after}: Versions, {locale}: Naming): Changed[] {
  const [old, now] = [before, after].map((source) => parsePage(file, source));
  const gone = pageTexts(old!);
  const take = (text: SourceText | undefined) => text && gone.splice(gone.indexOf(text), 1)[0];
  // A text that is the same elsewhere was moved.
  const added = pageTexts(now!).filter(
    ({kind, hash}) => !take(gone.find((one) => one.kind === kind && one.hash === hash)),
  );
  /** Takes out the text that a text most probably was before. */
  function takeLike({place, kind, text}: SourceText): SourceText | undefined {
    const likely = gone.filter(
      (one) => one.kind === kind && (one.place === place || place === TOP),
    );
    return take(isWordField(kind) ? likely[0] : mostAlike(likely, text));
  }
  const changed = (text: SourceText, change: WordDiff): Changed => ({
    key: `${englishFileOf(file)} ${text.place}`,
    place: [name, sectionName(text, now, locale)].filter(Boolean).join(' › '),
    language: languageOf(file),
    text: change,
  });
  return [
    ...added.map((text) => {
      const earlier = takeLike(text);
      return changed(text, diff(earlier?.text ?? '', earlier ? text.text : shorten(text.text)));
    }),
    // What is left when the changed ones are taken.
    ...gone.map((text) => changed(text, diff(shorten(text.text), ''))),
  ];
}
