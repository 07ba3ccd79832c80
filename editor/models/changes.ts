/* What changed in files, in sentences for a writer. */
import {foldText} from 'nepali-text/foldText';
import {type Locale, locales} from 'nepali-text/locale';
import {TOP} from 'content/read/blocks';
import {isPartial, parsePage, routeOf} from 'content/read/pages';
import {isWordField} from 'content/read/words';
import {type Path, placeOf, valueAt} from 'content/read/values';
import {likeness, type WordDiff, wordDiff} from 'content/pairs/wordDiff';
import {ledgerFolder} from 'content/pairs/ledger';
import {shorten} from 'content/pairs/report';
import {pageTexts, type SourceText} from 'content/pairs/sources';
import {type Content, isSameContent, textOf} from '../content';
import {isMoved} from '../edits/mergeText';
import {isFields, isSameValue, entryPositions} from '../edits/values';
import {yamlOf} from '../edits/yamlEdits';
import {readable} from '../phrases';
import type {Json} from '../types';
import {entryName} from '../edits/names';
import {
  englishFileOf,
  fieldName,
  isListFile,
  isPageFile,
  leavesOf,
  listLabel,
  listOf,
  type Naming,
  type PageNames,
  sectionName,
  pageTitle,
} from './names';
import {movesBetween, pageAt, withMove, withoutPage} from './pageAddress';
import {inLanguage, isText, sayIn} from './words';

/** The content of a file before and after; undefined: it was or is not there. */
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
export function describeChanges(all: readonly FileChange[], locale: Locale, names: PageNames) {
  const naming = {locale, names};
  const {pages, changes} = takePages(all, naming);
  const texts = changes.filter(({file}) => !isLedger(file));
  const groups: Record<string, Changed[]> = {};
  for (const one of pages) groups[one.key] = [one];
  const shown = texts.length > 0 || pages.length > 0 ? texts : changes;
  for (const change of shown) {
    for (const one of changesOf(change, naming)) (groups[one.key] ??= []).push(one);
  }
  return Object.values(groups).map((all) => ({
    place: (all.find(({language}) => language === locale) ?? all[0])?.place ?? '',
    lines: all.map(({language, text}) => ({
      ...(language && {language: languageName(language, locale), locale: language}),
      text,
    })),
  }));
}

/**
 * The pages that were deleted or are at another address, each in one sentence, and what else was changed: not what
 * follows from that in other files.
 */
function takePages(changes: readonly FileChange[], naming: Naming) {
  const filesOf = (side: 'before' | 'after') =>
    new Map(changes.flatMap(({file, [side]: content}) => (content ? [[file, content]] : [])));
  const after = filesOf('after');
  let before: ReadonlyMap<string, Uint8Array> = filesOf('before');
  const pages: Changed[] = [];
  const tell = (id: string, file: string, to = '') => {
    const name = nameOfFile(file, textOf(before.get(file)) ?? '', naming);
    const text = [sayIn('changes', naming.locale, id, {file: name, to})];
    pages.push({key: `${id} ${file}`, place: '', text});
  };
  for (const move of movesBetween(before, after)) {
    before = withMove(before, move);
    tell('page.moved', pageAt(before, move.to)!, move.to);
  }
  for (const {file} of changes) {
    const own = isPageFile(file) && englishFileOf(file) === file && !isPartial(file);
    const isThere = [...after.keys()].some((one) => englishFileOf(one) === file);
    if (!own || !before.has(file) || isThere) continue;
    tell('page.deleted', file);
    before = withoutPage(before, routeOf(file));
  }
  const left = new Set([...before.keys(), ...after.keys()]);
  const rest = [...left]
    .sort()
    .map((file): FileChange => ({file, before: before.get(file), after: after.get(file)}))
    .filter((one) => !isSameContent(one.before, one.after));
  return {pages, changes: pages.length > 0 ? rest : changes};
}

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
  const isEnglish = englishFileOf(file) === file;
  const language: Locale | false = isMarkdown(file) && (isEnglish ? 'en' : 'ne');
  const name = nameOfFile(file, now ?? old ?? '', naming);
  const what = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  if (what === 'changed' && (language || isListFile(file))) {
    const changes = language
      ? pageChanges(file, [old!, now!], naming).map((one) => ({
          ...one,
          place: [name, one.place].filter(Boolean).join(' › '),
          language,
        }))
      : listChanges(file, [old!, now!], naming);
    return changes.length > 0 ? changes : say('outside', name);
  }
  if (language) return say(`page.${what}`, `${name} (${languageName(language, locale)})`);
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

type Versions = readonly [before: string, after: string];

/** @returns none where no value changed, or where one of the versions is not valid YAML */
function listChanges(file: string, [before, after]: Versions, naming: Naming): Changed[] {
  const {locale} = naming;
  const [old, root] = [before, after].map(yamlOf);
  return old === undefined || root === undefined ? [] : compare(old, root, []);

  function compare(old: unknown, now: unknown, path: Path): Changed[] {
    if (isSameValue(old as Json, now as Json)) return [];
    const isWords = isText(old) || isText(now);
    if (!isWords && Array.isArray(old) && Array.isArray(now)) return compareEntries(old, now, path);
    if (!isWords && isFields(old) && isFields(now)) {
      return Object.keys({...old, ...now}).flatMap((key) =>
        compare(valueAt(old, [key]), valueAt(now, [key]), [...path, key]),
      );
    }
    return (isWords ? locales : [locale]).flatMap((language) => {
      const [earlier, text] = [words(old, language), words(now, language)];
      if (earlier === text) return [];
      return {...placed(path), text: diff(earlier, text), ...(isWords && {language})};
    });
  }

  function compareEntries(old: readonly Json[], now: readonly Json[], path: Path): Changed[] {
    const positions = entryPositions(old, now);
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
    const {key, place} = placed(path);
    const name = entryName(entry, locale) ?? String(valueAt(entry, ['id']) ?? '');
    const rest = words(entry, locale, name);
    const text = sayIn('changes', locale, id, {place, name}) + (rest && ` (${shorten(rest)})`);
    return {key: `${key} ${id} ${name}`, place: '', text: [text]};
  }

  function placed(path: Path) {
    const place = fieldName({list: listOf(file), value: root}, path, naming);
    return {key: [file, ...placeOf(root, path)].join(' '), place};
  }
}

const diff = (before: string, after: string): WordDiff =>
  before && after ? wordDiff(before, after) : [{before, after}];

/** A value in words; of an entry its texts, without its id and its name. */
function words(value: unknown, language: Locale, name = ''): string {
  const parts = leavesOf(value).map(({path, value: leaf}) => {
    const isPart = path.length > 0;
    if (path.at(-1) === 'id' || leaf === undefined || leaf === null) return '';
    // A mark of an entry, such as "sample", is no word of it.
    if (typeof leaf === 'boolean')
      return isPart ? '' : sayIn('changes', language, leaf ? 'yes' : 'no');
    if (/^\/img\/\S+$/.test(String(leaf))) return isPart ? '' : fileName(String(leaf));
    // What is chosen from a list is written by its id.
    if (/^[a-z]+(?:-[a-z]+)*$/.test(String(leaf))) return isPart ? '' : readable(String(leaf));
    return foldText(String((isText(leaf) ? valueAt(leaf, [language]) : leaf) ?? ''));
  });
  return parts.filter((part) => part && part !== name).join(', ');
}

/** How much two blocks must have in common to be one that was changed. */
const BLOCK_LIKENESS = 0.3;

/** The one that a text most probably was in another version; undefined where none is like it. */
export function mostAlike<One extends {text?: string}>(all: readonly One[], text = '') {
  return all
    .map((one) => ({one, like: likeness(one.text ?? '', text)}))
    .filter(({like}) => like >= BLOCK_LIKENESS)
    .sort((first, second) => second.like - first.like)[0]?.one;
}

/** With the parts of the page as their places. @returns none where no text changed */
function pageChanges(file: string, versions: Versions, {locale}: Naming): Changed[] {
  const [old, now] = versions.map((source) => parsePage(file, source));
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
  const changed = (one: SourceText, before: string, after: string): Changed => ({
    key: `${englishFileOf(file)} ${one.place}`,
    place: sectionName(one, now, locale) ?? '',
    text: diff(before, after),
  });
  const changes = added.map((one) => {
    const earlier = takeLike(one);
    return changed(one, earlier?.text ?? '', earlier ? one.text : shorten(one.text));
  });
  // What is left when the changed ones are taken.
  return [...changes, ...gone.map((one) => changed(one, shorten(one.text), ''))];
}
