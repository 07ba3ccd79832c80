import {readFileSync} from 'node:fs';
import path from 'node:path';
import {reportProblems, reportQuestions} from 'content/say/diagnostics';
import {say, sentenceOf, systemLocale} from 'content/say';
import {questionsAboutPages} from 'content/check/checkPages';
import {checkSite, contracts, inspectSite, siteTexts} from '../src/data';
import {checkCode, questionsAboutCode} from '../src/content/checkCode';
import {questionsAbout} from 'content/check/questions';
import {questionsAboutLedger} from 'content/pairs/agree';
import {reportStale} from 'content/pairs/report';
import {checkWords} from '../editor/checkWords';
import {siteDir} from './lib/paths';

/** The words of the editor, which are no content of the site. */
const WORDS = 'editor/words.yml';

const locale = process.argv.includes('--ne') ? 'ne' : systemLocale(process.env);

/** npm run check: checks what a writer changed, without a build, and prints every problem. */
async function main(): Promise<void> {
  const inspection = await inspectSite(siteDir);
  const {collections} = contracts;
  const texts = await siteTexts(siteDir);
  const problems = [
    ...(await checkSite(siteDir)),
    ...checkWords(WORDS, readFileSync(path.join(siteDir, WORDS))),
    ...checkCode(siteDir, collections, inspection.files),
  ];
  if (problems.length > 0) {
    console.error(reportProblems(problems, locale));
    process.exitCode = 1;
  } else {
    console.log(sentenceOf(say('report.inOrder'), locale));
  }
  // Stale texts are not mistakes.
  const stale = texts.problems.length === 0 && reportStale(siteDir, texts, locale);
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
}

void main();
