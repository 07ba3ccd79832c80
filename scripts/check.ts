import {
  counted,
  nearestOf,
  type Problem,
  reportProblems,
  reportQuestions,
  suggest,
} from '../src/lib/diagnostics';
import {
  allLocales,
  englishName,
  isLocale,
  type Locale,
  localeNamed,
  locales,
} from '../src/lib/locale';
import type {YamlFile} from '../src/lib/yaml';
import {inspect} from '../src/plugins/site-data/inspect';
import {questionsAboutPages} from '../src/plugins/content/checkPages';
import {questionsAbout} from '../src/plugins/site-data/questions';
import {writeSchemas} from '../src/plugins/site-data/schemas';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from './checks/agreements';
import {checkTranslations} from './checks/checkTranslations';
import {readEnglishWords} from './checks/readEnglishWords';
import type {EnglishFile} from './checks/wordFiles';
import {siteDir} from './lib/paths';

interface Findings {
  lists: readonly YamlFile[];
  inLists: readonly Problem[];
  inPages: readonly Problem[];
  /** What may be meant: it fails nothing. */
  questions: readonly Problem[];
}

/**
 * @param languages that everything must be written in, the default one first
 * @param words of the code
 */
async function find(
  languages: readonly Locale[],
  words: Promise<EnglishFile[]>,
): Promise<Findings> {
  const inspection = await inspect(siteDir, languages);
  const inPages = await checkTranslations(siteDir, languages.slice(1), words);
  const questions = [
    ...questionsAbout(siteDir, inspection, new Date()),
    ...languages.slice(1).flatMap((locale) => questionsAboutPages(siteDir, locale)),
  ];
  return {lists: inspection.files, inLists: inspection.problems, inPages, questions};
}

/** What pages say by the lists, and the words of the code, are then not looked at. */
const PAGES_WAIT =
  'Nothing else was found in the pages and translations. When the lists are in order, check again: some of it is checked only then.';

/** @returns whether nothing is to fix */
export function report({inLists, inPages}: Pick<Findings, 'inLists' | 'inPages'>): boolean {
  if (inLists.length > 0) console.error(`${reportProblems(inLists)}\n`);
  else console.log('The lists are in order.');
  if (inPages.length > 0) console.error(`${reportProblems(inPages, 'pages and translations')}\n`);
  else if (inLists.length > 0) console.log(PAGES_WAIT);
  else console.log('The pages and translations are in order.');
  return inLists.length + inPages.length === 0;
}

/** Prints what is not agreed. @returns how much that is, and whether the ledger can be read */
async function reportLedger({lists}: Findings, words: readonly EnglishFile[]) {
  const agreements = await siteAgreements(siteDir, words, lists);
  const {problems, inspected} = agreements;
  if (problems.length > 0) {
    console.error(`\n${reportProblems(problems, 'the ledger')}`);
    return {isReadable: false, open: 0};
  }
  const open = countOpen(inspected);
  if (open > 0) console.log(`\n${reportAgreements(siteDir, agreements)}`);
  return {isReadable: true, open};
}

interface Result {
  /** Whether there is no problem. Texts that are not agreed are none. */
  passed: boolean;
  /** How many texts are not agreed, if there are any. */
  note?: string;
}

/** @param count of the texts to write or to correct */
export function describeDraft(draft: Locale, count: number): string {
  return `${englishName(draft)} is a draft, with ${counted(count, 'text', 'texts')} to write or to correct: npm run check -- ${draft}`;
}

/** What to say of words that are no code of a language; undefined when all are. */
export function explainUnknown(words: readonly string[]): string | undefined {
  const unknown = words.filter((word) => !isLocale(word));
  if (unknown.length === 0) return undefined;
  const codes = allLocales.map((locale) => `${locale} (${englishName(locale)})`).join(', ');
  return [
    ...unknown.map((word) => `"${word}" is no code of a language.${nearestCode(word)}`),
    `The codes are: ${codes}.`,
  ].join('\n');
}

function nearestCode(word: string): string {
  return suggest(localeNamed(word) ?? nearestOf(word, allLocales));
}

/** The words of the code, without what Docusaurus prints when it fails: the report says it in plain words. */
function readQuietly(): Promise<EnglishFile[]> {
  const {error} = console;
  console.error = () => undefined;
  const words = readEnglishWords(siteDir).finally(() => (console.error = error));
  // It may fail before anybody waits for it; who does learns why.
  words.catch(() => undefined);
  return words;
}

/**
 * Checks what a writer changed, without a build, and prints every problem. Of a draft it says only how
 * much there is to do, unless its code is given.
 *
 * @param named codes of drafts to check like the other languages
 */
export async function runChecks(named: readonly string[] = []): Promise<Result> {
  writeSchemas(siteDir);
  const words = readQuietly();
  const chosen = allLocales.filter((locale) => locales.includes(locale) || named.includes(locale));
  const found = await find(chosen, words);
  for (const draft of allLocales.filter((locale) => !chosen.includes(locale))) {
    const {inLists, inPages} = await find([...chosen, draft], words);
    const count = inLists.length - found.inLists.length + inPages.length - found.inPages.length;
    console.log(describeDraft(draft, count));
  }
  const isInOrder = report(found);
  const {isReadable, open} = await reportLedger(found, await words.catch(() => []));
  const questions = reportQuestions(found.questions);
  if (questions) console.log(`\n${questions}`);
  const passed = isInOrder && isReadable;
  return open > 0 ? {passed, note: `${open} not agreed`} : {passed};
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const problem = explainUnknown(named);
  if (problem) console.error(problem);
  if (problem || !(await runChecks(named)).passed) process.exitCode = 1;
}

if (require.main === module) void main();
