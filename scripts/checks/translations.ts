import {languages} from '../../src/collections/language';
import type {Problem} from '../../src/lib/diagnostics';
import {checkPages} from './pages/checkPages';
import {checkWords} from './words/checkWords';
import {type EnglishFile, readEnglishWords} from './words/englishWords';

/**
 * Everything in which a translation does not match the English: interface words (i18n/<language>'s
 * JSON files) and pages (docs/ and pages/ against their twins).
 *
 * @param readEnglish collects the English words of the code; tests give their own.
 */
export async function checkTranslations(
  siteDir: string,
  readEnglish: (siteDir: string) => Promise<EnglishFile[]> = readEnglishWords,
): Promise<Problem[]> {
  const {english, problems} = await collect(siteDir, readEnglish);
  for (const language of languages.slice(1)) {
    if (english) problems.push(...checkWords(siteDir, language, english));
    problems.push(...checkPages(siteDir, language));
  }
  return once(problems).sort(byPlace);
}

/** Two pages that import the same part find the same slip in it. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || one.line - other.line;

/** A slip in the code keeps its words from being read; the pages can be checked all the same. */
async function collect(
  siteDir: string,
  readEnglish: (siteDir: string) => Promise<EnglishFile[]>,
): Promise<{english?: EnglishFile[]; problems: Problem[]}> {
  try {
    return {english: await readEnglish(siteDir), problems: []};
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    const message = `The interface words could not be collected from the code, so they are not checked: ${reason ?? ''}`;
    return {problems: [{file: 'docusaurus.config.ts', line: 1, place: [], message}]};
  }
}
