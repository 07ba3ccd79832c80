import {reportProblems} from '../../src/lib/diagnostics';
import {checkTranslations} from '../checks/checkTranslations';
import {checkLists} from './checkLists';
import {siteDir} from './paths';

/** Runs every check, also after one has failed. @returns whether there is no mistake */
export async function runChecks(): Promise<boolean> {
  const lists = await checkLists();
  if (lists) console.log('The lists are in order.');
  const problems = await checkTranslations(siteDir);
  if (problems.length > 0) console.error(`${reportProblems(problems, 'pages and translations')}\n`);
  else console.log('The pages and translations are in order.');
  return lists && problems.length === 0;
}
