import {type Problem, reportProblems, reportQuestions} from '../src/lib/diagnostics';
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

/** @param words of the code */
async function find(words: Promise<EnglishFile[]>): Promise<Findings> {
  const inspection = await inspect(siteDir);
  const inPages = await checkTranslations(siteDir, words);
  const questions = [
    ...questionsAbout(siteDir, inspection, new Date()),
    ...questionsAboutPages(siteDir),
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

/** The words of the code, without what Docusaurus prints when it fails: the report says it in plain words. */
function readQuietly(): Promise<EnglishFile[]> {
  const {error} = console;
  console.error = () => undefined;
  const words = readEnglishWords(siteDir).finally(() => (console.error = error));
  // It may fail before anybody waits for it; who does learns why.
  words.catch(() => undefined);
  return words;
}

/** Checks what a writer changed, without a build, and prints every problem. */
export async function runChecks(): Promise<Result> {
  writeSchemas(siteDir);
  const words = readQuietly();
  const found = await find(words);
  const isInOrder = report(found);
  const {isReadable, open} = await reportLedger(found, await words.catch(() => []));
  const questions = reportQuestions(found.questions);
  if (questions) console.log(`\n${questions}`);
  const passed = isInOrder && isReadable;
  return open > 0 ? {passed, note: `${open} not agreed`} : {passed};
}

async function main(): Promise<void> {
  if (!(await runChecks()).passed) process.exitCode = 1;
}

if (require.main === module) void main();
