import {reportProblems} from '../src/lib/diagnostics';
import {inspectSite} from '../src/plugins/site-data/siteData';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from './checks/agreements';
import {checkTranslations} from './checks/checkTranslations';
import {readEnglishWords} from './checks/wordFiles';
import {siteDir} from './lib/paths';

interface Result {
  /** Whether there is no problem. Texts that are not agreed are none. */
  passed: boolean;
  /** How many texts are not agreed, if there are any. */
  note?: string;
}

/** Checks what a writer changed, without a build, and prints every problem. */
export async function runChecks(): Promise<Result> {
  const {problems: inLists} = await inspectSite(siteDir);
  if (inLists.length > 0) console.error(`${reportProblems(inLists)}\n`);
  else console.log('The lists are in order.');

  const words = readEnglishWords(siteDir);
  const inPages = await checkTranslations(siteDir, () => words);
  if (inPages.length > 0) console.error(`${reportProblems(inPages, 'pages and translations')}\n`);
  else console.log('The pages and translations are in order.');

  const agreements = await siteAgreements(siteDir, await words.catch(() => []));
  const {problems, inspected} = agreements;
  if (problems.length > 0) console.error(`\n${reportProblems(problems, 'the ledger')}`);
  const open = problems.length > 0 ? 0 : countOpen(inspected);
  if (open > 0) console.log(`\n${reportAgreements(siteDir, agreements)}`);
  const passed = inLists.length + inPages.length + problems.length === 0;
  return open > 0 ? {passed, note: `${open} not agreed`} : {passed};
}

async function main(): Promise<void> {
  const {passed} = await runChecks();
  if (!passed) process.exitCode = 1;
}

if (require.main === module) void main();
