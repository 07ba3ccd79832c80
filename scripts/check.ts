import {type Problem, reportProblems, reportQuestions} from '../src/lib/diagnostics';
import {questionsAboutPages} from '../src/plugins/content/checkPages';
import {inspect} from '../src/plugins/site-data/inspect';
import {questionsAbout} from '../src/plugins/site-data/questions';
import {writeSchemas} from '../src/plugins/site-data/schemas';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from '../src/plugins/checks/agreements';
import {checkTranslations} from '../src/plugins/checks/checkTranslations';
import {readEnglishWords} from '../src/plugins/checks/readEnglishWords';
import {siteDir} from './lib/paths';

/** Prints mistakes. @returns whether there are none */
function report(problems: readonly Problem[], where: string): boolean {
  if (problems.length > 0) console.error(`${reportProblems(problems, where)}\n`);
  return problems.length === 0;
}

/** What pages say by the lists, and the words of the code, are then not looked at. */
const PAGES_WAIT =
  'Nothing else was found in the pages and translations. When the lists are in order, check again: some of it is checked only then.';

/** npm run check: checks what a writer changed, without a build, and prints every problem. */
async function main(): Promise<void> {
  writeSchemas(siteDir);
  // It may fail before anybody waits for it; who does learns why.
  const words = readEnglishWords(siteDir);
  words.catch(() => undefined);
  const inspection = await inspect(siteDir);
  const inLists = report(inspection.problems, 'the lists');
  const inPages = report(await checkTranslations(siteDir, words), 'pages and translations');
  if (inLists) console.log('The lists are in order.');
  if (inPages) console.log(inLists ? 'The pages and translations are in order.' : PAGES_WAIT);
  const agreements = await siteAgreements(siteDir, await words.catch(() => []), inspection.files);
  const isReadable = report(agreements.problems, 'the ledger');
  // Texts that are not agreed are no mistakes.
  if (isReadable && countOpen(agreements.inspected) > 0) {
    console.log(`\n${reportAgreements(siteDir, agreements)}`);
  }
  const questions = reportQuestions([
    ...questionsAbout(siteDir, inspection, new Date()),
    ...questionsAboutPages(siteDir),
  ]);
  if (questions) console.log(`\n${questions}`);
  if (!inLists || !inPages || !isReadable) process.exitCode = 1;
}

void main();
