/* What changed in files, in sentences for a writer. */
import type {Locale} from 'nepali-text/locale';
import {routeOf} from 'content-checks/pages/readPages';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {ledgerFolder, parseLedger} from 'docusaurus-plugin-paired-locales/ledger';
import type {ChangedText, Texts} from '../protocol';
import {labelOfList, listChanges} from './listChanges';
import {inLanguage} from './listNames';
import {englishFileOf, pageChanges} from './pageChanges';
import {languageName, sayIn} from './words';

/** The content of a file before and after; null: it was or is not there. */
export interface FileChange {
  file: string;
  before: Buffer | null;
  after: Buffer | null;
}

/** One change of a file. */
export interface Changed {
  /** The same for the same text in another language. */
  key: string;
  /** "Team › Asha Rai › Role"; empty where the sentence says it. */
  place: string;
  language?: Locale;
  /** As `wordDiff` writes it, or a sentence. */
  text: string;
}

/** The name of a page by its route, where the site has one. */
export type PageNames = (route: string) => Texts | undefined;

/** Of the sentences, and of the pages in them. */
export interface Wording {
  locale: Locale;
  names: PageNames;
}

const noNames: PageNames = () => undefined;

/** At least one sentence: "Team › Asha Rai › Role (English): [Designer → Lead]". */
export function describeChange(change: FileChange, locale: Locale, names = noNames): string[] {
  return changesOf(change, {locale, names}).map(({place, language, text}) => {
    if (place === '') return text;
    return `${place}${language ? ` (${languageName(language, locale)})` : ''}: ${text}`;
  });
}

/**
 * Several files: the languages of a text are together. What was agreed is said only where nothing else
 * has changed.
 */
export function describeChanges(
  changes: readonly FileChange[],
  locale: Locale,
  names = noNames,
): ChangedText[] {
  const texts = changes.filter(({file}) => !isLedger(file));
  const said = texts.length > 0 ? texts : changes;
  const groups = new Map<string, Changed[]>();
  for (const one of said.flatMap((change) => changesOf(change, {locale, names}))) {
    groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  }
  return [...groups.values()].map((all) => ({
    place: (all.find(({language}) => language === locale) ?? all[0])?.place ?? '',
    lines: all.map(({language, text}) => ({
      ...(language ? {language: languageName(language, locale), locale: language} : {}),
      text,
    })),
  }));
}

export const isLedger = (file: string): boolean => file.startsWith(`${ledgerFolder}/`);

function changesOf(change: FileChange, wording: Wording): Changed[] {
  const {file} = change;
  const [before, after] = [change.before?.toString('utf8'), change.after?.toString('utf8')];
  const changes = file.startsWith(`${dataFolder}/`)
    ? listChanges(file, before, after, wording)
    : /\.mdx?$/.test(file)
      ? pageChanges(file, before, after, wording)
      : isLedger(file)
        ? ledgerChanges(file, before, after, wording)
        : [];
  if (changes.length > 0) return changes;
  return [{key: file, place: '', text: describeFile(change, wording)}];
}

/** What a writer calls a file: the name of a list or page, else the file itself. */
function nameOfFile(file: string, {locale, names}: Wording): string {
  if (file.startsWith(`${dataFolder}/`)) return labelOfList(file, {locale, names});
  const page = names(routeOf(englishFileOf(file)));
  if (page) return inLanguage(page, locale);
  return /([^/]+)\.mdx?$/.exec(file)?.[1] ?? file;
}

/** Where there are no words to compare: pictures, code, comments. */
function describeFile({file, before, after}: FileChange, wording: Wording): string {
  const values = {file: nameOfFile(file, wording)};
  const say = (id: string) => sayIn('changes', wording.locale, id, values);
  const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(file);
  const kind = isPicture ? 'picture' : /\.(?:ttf|otf|woff2?)$/i.test(file) ? 'font' : 'file';
  if (before === null) return say(`${kind}.added`);
  if (after === null) return say(`${kind}.removed`);
  return say(/\.(?:mdx?|ya?ml|json)$/.test(file) ? 'outside' : `${kind}.changed`);
}

function ledgerChanges(file: string, before = '', after = '', wording: Wording): Changed[] {
  const name = file.slice(ledgerFolder.length + 1).replace(/\.txt$/, '');
  const linesOf = (source: string) =>
    parseLedger(name, source).agreements.map((one) => JSON.stringify(one));
  const old = new Set(linesOf(before));
  const count = linesOf(after).filter((line) => !old.has(line)).length;
  const id = count === 0 ? 'agreementsGone' : count === 1 ? 'agreed.one' : 'agreed.other';
  const values = {name: nameOfFile(name, wording), count};
  return [{key: file, place: '', text: sayIn('changes', wording.locale, id, values)}];
}
