import {reportProblems} from '../src/lib/diagnostics';
import {inspectSite} from '../src/plugins/site-data/siteData';
import {checkTranslations} from './checks/checkTranslations';
import {siteDir} from './lib/paths';

/** Checks what a writer changed, without a build, and prints every problem. @returns whether there is none */
export async function runChecks(): Promise<boolean> {
  const {problems: inLists} = await inspectSite(siteDir);
  if (inLists.length > 0) console.error(`${reportProblems(inLists)}\n`);
  else console.log('The lists are in order.');

  const inPages = await checkTranslations(siteDir);
  if (inPages.length > 0) console.error(`${reportProblems(inPages, 'pages and translations')}\n`);
  else console.log('The pages and translations are in order.');
  return inLists.length + inPages.length === 0;
}

async function main(): Promise<void> {
  if (!(await runChecks())) process.exitCode = 1;
}

if (require.main === module) void main();
