import {type Problem, reportProblems} from '../src/lib/diagnostics';
import {allLocales, englishName, type Locale, locales} from '../src/lib/locale';
import {inspect} from '../src/plugins/site-data/inspect';
import {checkTranslations} from './checks/checkTranslations';
import {siteDir} from './lib/paths';

interface Found {
  inLists: readonly Problem[];
  inPages: readonly Problem[];
}

/** @param languages that everything must be written in, the default one first */
async function find(languages: readonly Locale[]): Promise<Found> {
  const {problems} = await inspect(siteDir, languages);
  return {inLists: problems, inPages: await checkTranslations(siteDir, languages.slice(1))};
}

function report({inLists, inPages}: Found): boolean {
  if (inLists.length > 0) console.error(`${reportProblems(inLists)}\n`);
  else console.log('The lists are in order.');
  if (inPages.length > 0) console.error(`${reportProblems(inPages, 'pages and translations')}\n`);
  else console.log('The pages and translations are in order.');
  return inLists.length + inPages.length === 0;
}

/**
 * Checks what a writer changed, without a build, and prints every problem. Of a draft it says only how
 * much there is to do, unless its code is given.
 *
 * @param named codes of drafts to check like the other languages
 * @returns whether there is no problem
 */
export async function runChecks(named: readonly string[] = []): Promise<boolean> {
  const chosen = allLocales.filter((locale) => locales.includes(locale) || named.includes(locale));
  const found = await find(chosen);
  for (const draft of allLocales.filter((locale) => !chosen.includes(locale))) {
    const {inLists, inPages} = await find([...chosen, draft]);
    const count = inLists.length - found.inLists.length + inPages.length - found.inPages.length;
    console.log(
      `${englishName(draft)} is a draft, with ${count} texts to write or to correct: npm run check -- ${draft}`,
    );
  }
  return report(found);
}

async function main(): Promise<void> {
  if (!(await runChecks(process.argv.slice(2)))) process.exitCode = 1;
}

if (require.main === module) void main();
