import type {Locale} from '../../src/lib/locale';
import type {Problem} from '../../src/lib/diagnostics';
import {checkPages} from '../../src/plugins/content/checkPages';
import {checkInterfaceWords} from './interfaceWords';
import {type EnglishFile, readEnglishWords} from './wordFiles';

/**
 * Everything that is wrong in pages (docs/, pages/ and their twins) and in the translations of
 * interface words (the JSON files of i18n/<language>).
 *
 * @param languages to compare with the English
 * @param readEnglish collects the English words of the code; tests pass their own.
 */
export async function checkTranslations(
  siteDir: string,
  languages: readonly Locale[],
  readEnglish: (siteDir: string) => Promise<EnglishFile[]> = readEnglishWords,
): Promise<Problem[]> {
  const {english, problems} = await collect(siteDir, readEnglish);
  for (const locale of languages) {
    if (english) problems.push(...checkInterfaceWords(siteDir, locale, english));
    problems.push(...(await checkPages(siteDir, locale)));
  }
  return once(problems).sort(byPlace);
}

/** Two pages that import the same part find the same mistake in it. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || one.line - other.line;

/** A mistake in the code prevents reading its words; the pages can be checked all the same. */
async function collect(
  siteDir: string,
  readEnglish: (siteDir: string) => Promise<EnglishFile[]>,
): Promise<{english?: EnglishFile[]; problems: Problem[]}> {
  try {
    return {english: await readEnglish(siteDir), problems: []};
  } catch (error) {
    // The lists stop it, too, and their problems are reported by themselves.
    if (error instanceof Error && 'problems' in error) return {problems: []};
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    const message = `The interface words could not be collected from the code, so they are not checked: ${reason ?? ''}`;
    return {problems: [{file: 'docusaurus.config.ts', line: 1, place: [], message}]};
  }
}
