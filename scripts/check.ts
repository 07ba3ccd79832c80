import {counted, type Problem, reportProblems, reportQuestions} from '../src/lib/diagnostics';
import {allLocales, englishName, isLocale, type Locale, locales} from '../src/lib/locale';
import {questionsAboutPages} from '../src/plugins/content/checkPages';
import {inspect} from '../src/plugins/site-data/inspect';
import {questionsAbout} from '../src/plugins/site-data/questions';
import {writeSchemas} from '../src/plugins/site-data/schemas';
import {countOpen} from '../src/plugins/translations/report';
import {reportAgreements, siteAgreements} from './checks/agreements';
import {checkTranslations} from './checks/checkTranslations';
import {readEnglishWords} from './checks/readEnglishWords';
import {siteDir} from './lib/paths';

/** Prints mistakes, or that there are none. @returns whether there are none */
function report(problems: readonly Problem[], where: string): boolean {
  if (problems.length > 0) console.error(`${reportProblems(problems, where)}\n`);
  return problems.length === 0;
}

/** What pages say by the lists, and the words of the code, are then not looked at. */
const PAGES_WAIT =
  'Nothing else was found in the pages and translations. When the lists are in order, check again: some of it is checked only then.';

/**
 * npm run check: checks what a writer changed, without a build, and prints every problem. Of a draft it
 * says only how much there is to do, unless its code is given.
 */
async function main(named: readonly string[]): Promise<void> {
  const unknown = named.filter((word) => !isLocale(word));
  if (unknown.length > 0) {
    const codes = allLocales.map((locale) => `${locale} (${englishName(locale)})`).join(', ');
    console.error(`No code of a language: ${unknown.join(', ')}. The codes are: ${codes}.`);
    process.exitCode = 1;
    return;
  }
  writeSchemas(siteDir);
  // It may fail before anybody waits for it; who does learns why.
  const words = readEnglishWords(siteDir);
  words.catch(() => undefined);
  const find = async (languages: readonly Locale[]) => {
    const inspection = await inspect(siteDir, languages);
    const inLists = inspection.problems;
    const inPages = await checkTranslations(siteDir, languages.slice(1), words);
    return {inspection, inLists, inPages, count: inLists.length + inPages.length};
  };
  const chosen = allLocales.filter((locale) => locales.includes(locale) || named.includes(locale));
  const {inspection, inLists, inPages, count} = await find(chosen);
  for (const draft of allLocales.filter((locale) => !chosen.includes(locale))) {
    const more = (await find([...chosen, draft])).count - count;
    console.log(
      `${englishName(draft)} is a draft, with ${counted(more, 'text', 'texts')} to write or to correct: npm run check -- ${draft}`,
    );
  }
  if (report(inLists, 'the lists')) console.log('The lists are in order.');
  if (report(inPages, 'pages and translations')) {
    console.log(inLists.length > 0 ? PAGES_WAIT : 'The pages and translations are in order.');
  }
  const inEnglish = await words.catch(() => []);
  const agreements = await siteAgreements(siteDir, inEnglish, inspection.files);
  const isReadable = report(agreements.problems, 'the ledger');
  // Texts that are not agreed are no mistakes.
  if (isReadable && countOpen(agreements.inspected) > 0) {
    console.log(`\n${reportAgreements(siteDir, agreements)}`);
  }
  const questions = reportQuestions([
    ...questionsAbout(siteDir, inspection, new Date()),
    ...chosen.slice(1).flatMap((locale) => questionsAboutPages(siteDir, locale)),
  ]);
  if (questions) console.log(`\n${questions}`);
  if (count > 0 || !isReadable) process.exitCode = 1;
}

void main(process.argv.slice(2));
