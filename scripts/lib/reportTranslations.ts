import {reportProblems} from '../../src/lib/diagnostics';
import {checkTranslations} from '../checks/translations';
import {siteDir} from './paths';

/** Prints where a translation and the English differ. @returns whether all is well */
export async function reportTranslations(): Promise<boolean> {
  const problems = await checkTranslations(siteDir);
  if (problems.length > 0) {
    console.error(`${reportProblems(problems, 'the translations')}\n`);
  }
  return problems.length === 0;
}
