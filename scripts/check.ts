import {type Problem, reportProblems, reportQuestions, type Where} from '../src/lib/diagnostics';
import {say, sentenceOf, systemLocale} from '../src/lib/sentences';
import {checkPages, questionsAboutPages} from '../src/plugins/content/checkPages';
import {inspect} from '../src/plugins/site-data/inspect';
import {questionsAbout} from '../src/plugins/site-data/questions';
import {writeSchemas} from '../src/plugins/site-data/schemas';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from '../src/plugins/checks/agreements';
import {siteDir} from './lib/paths';

const locale = process.argv.includes('--ne') ? 'ne' : systemLocale(process.env);

/** Prints mistakes. @returns whether there are none */
function report(problems: readonly Problem[], where: Where): boolean {
  if (problems.length > 0) console.error(`${reportProblems(problems, where, locale)}\n`);
  return problems.length === 0;
}

/** npm run check: checks what a writer changed, without a build, and prints every problem. */
async function main(): Promise<void> {
  writeSchemas(siteDir);
  const inspection = await inspect(siteDir);
  const inLists = report(inspection.problems, 'lists');
  const inPages = report(await checkPages(siteDir), 'pages');
  const sayAlso = (id: `report.${'lists' | 'pages'}Right` | 'report.pagesWait') =>
    console.log(sentenceOf(say(id), locale));
  if (inLists) sayAlso('report.listsRight');
  // What pages say by the lists is otherwise not looked at.
  if (inPages) sayAlso(inLists ? 'report.pagesRight' : 'report.pagesWait');
  const agreements = await siteAgreements(siteDir, inspection.files);
  const isReadable = report(agreements.problems, 'ledger');
  // Texts that are not agreed are no mistakes.
  if (isReadable && countOpen(agreements.inspected) > 0) {
    console.log(`\n${reportAgreements(siteDir, agreements, locale)}`);
  }
  const questions = reportQuestions(
    [...questionsAbout(siteDir, inspection, new Date()), ...questionsAboutPages(siteDir)],
    locale,
  );
  if (questions) console.log(`\n${questions}`);
  if (!inLists || !inPages || !isReadable) process.exitCode = 1;
}

void main();
