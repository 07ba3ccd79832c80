import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Problem,
  reportProblems,
  reportQuestions,
  type ReportSubject,
} from 'content/check/diagnostics';
import {say, sentenceOf, systemLocale} from 'content/check/sentences';
import {questionsAboutPages} from 'content/check/checkPages';
import {checkPages, contracts, inspectSite, siteTexts} from '../src/data';
import {checkCode, questionsAboutCode} from '../src/content/checkCode';
import {questionsAbout} from 'content/check/questions';
import {questionsAboutLedger} from 'content/pairs/agree';
import {reportStale} from 'content/pairs/report';
import {checkWords} from '../editor/checkWords';
import {siteDir} from './lib/paths';

/** The words of the writing room, which are no content of the site. */
const WORDS = 'editor/words.yml';

const locale = process.argv.includes('--ne') ? 'ne' : systemLocale(process.env);

/** Prints mistakes. @returns whether there are none */
function report(problems: readonly Problem[], where: ReportSubject): boolean {
  if (problems.length > 0) console.error(`${reportProblems(problems, where, locale)}\n`);
  return problems.length === 0;
}

/** npm run check: checks what a writer changed, without a build, and prints every problem. */
async function main(): Promise<void> {
  const inspection = await inspectSite(siteDir);
  const inLists = report(inspection.problems, 'lists');
  const inPages = report(await checkPages(siteDir), 'pages');
  const inWords = report(checkWords(WORDS, readFileSync(path.join(siteDir, WORDS))), {file: WORDS});
  const {collections} = contracts;
  const inCode = report(checkCode(siteDir, collections, inspection.files), 'code');
  const sayAlso = (id: `report.${'lists' | 'pages'}Right` | 'report.pagesWait') =>
    console.log(sentenceOf(say(id), locale));
  if (inLists) sayAlso('report.listsRight');
  // While the lists are wrong, references of pages to lists are not checked.
  if (inPages) sayAlso(inLists ? 'report.pagesRight' : 'report.pagesWait');
  const texts = await siteTexts(siteDir);
  const isReadable = report(texts.problems, 'ledger');
  // Stale texts are not mistakes.
  const stale = isReadable && reportStale(siteDir, texts, locale);
  if (stale) console.log(`\n${stale}`);
  const questions = reportQuestions(
    [
      ...questionsAbout(siteDir, inspection, collections, new Date()),
      ...questionsAboutPages(siteDir),
      ...questionsAboutCode(siteDir, collections),
      ...(stale ? [] : questionsAboutLedger(siteDir, texts)),
    ],
    locale,
  );
  if (questions) console.log(`\n${questions}`);
  if (!inLists || !inPages || !inWords || !inCode || !isReadable) process.exitCode = 1;
}

void main();
