import {inspectSite} from '../../src/plugins/site-data/siteData';
import {reportProblems} from '../../src/lib/diagnostics';
import {siteDir} from './paths';

/** Prints everything that is wrong in the lists. @returns whether all is well */
export async function checkLists(): Promise<boolean> {
  const {problems} = await inspectSite(siteDir);
  if (problems.length > 0) console.error(`${reportProblems(problems)}\n`);
  return problems.length === 0;
}
