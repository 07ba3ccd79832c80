/* What changed in files, in sentences for a writer. */
import type {Locale} from 'nepali-text/locale';
import {parsePage, routeOf} from 'content-checks/pages/readPages';
import {ledgerFolder} from 'docusaurus-plugin-paired-locales/ledger';
import {listChanges, pageChanges} from './changedTexts';
import {
  englishFileOf,
  isListFile,
  languageOf,
  listLabel,
  listOf,
  type Naming,
  type PageNames,
  titleOf,
} from './names';
import {inLanguage, sayIn} from './words';

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

/**
 * What changed at each place, at least one for each file, in each language that changed. What was agreed
 * is said only where nothing else has changed.
 */
export function describeChanges(changes: readonly FileChange[], locale: Locale, names: PageNames) {
  const texts = changes.filter(({file}) => !isLedger(file));
  const groups = new Map<string, Changed[]>();
  for (const change of texts.length > 0 ? texts : changes) {
    for (const one of changesOf(change, {locale, names})) {
      groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
    }
  }
  return [...groups.values()].map((all) => ({
    place: (all.find(({language}) => language === locale) ?? all[0])?.place ?? '',
    lines: all.map(({language, text}) => ({
      ...(language && {language: languageName(language, locale), locale: language}),
      text,
    })),
  }));
}

const languageName = (language: Locale, locale: Locale): string =>
  sayIn('changes', locale, `languages.${language}`);

export const isLedger = (file: string): boolean => file.startsWith(`${ledgerFolder}/`);

function changesOf({file, before, after}: FileChange, naming: Naming): Changed[] {
  const {locale} = naming;
  const [old, now] = [before?.toString(), after?.toString()];
  const say = (id: string, name: string, values = {}): Changed[] => [
    {key: file, place: '', text: sayIn('changes', locale, id, {file: name, ...values})},
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
  const isFont = /\.(?:ttf|otf|woff2?)$/i.test(file);
  return say(`${isPicture ? 'picture' : isFont ? 'font' : 'file'}.${what}`, name);
}

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** What a writer calls a list or a page; any other file has its own name. */
function nameOfFile(file: string, source: string, {locale, names}: Naming): string {
  if (isListFile(file)) return inLanguage(listLabel(listOf(file), names), locale);
  if (!isMarkdown(file)) return file;
  const name = names(routeOf(englishFileOf(file)));
  return name ? inLanguage(name, locale) : (titleOf(parsePage(file, source)) ?? file);
}

const linesOf = (ledger = '') => ledger.split('\n').filter((line) => line && !line.startsWith('#'));
