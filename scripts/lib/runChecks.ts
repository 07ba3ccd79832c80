import {checkLists} from './checkLists';
import {reportTranslations} from './reportTranslations';

interface Check {
  /** As in "The lists are in order." */
  subject: string;
  /** Prints what is wrong. @returns whether all is well */
  run: () => Promise<boolean>;
}

const checks: Check[] = [
  {subject: 'The lists', run: checkLists},
  {subject: 'The translations', run: reportTranslations},
];

/** Runs every check, also after one has failed. @returns whether all is well */
export async function runChecks(): Promise<boolean> {
  let allWell = true;
  for (const {subject, run} of checks) {
    if (await run()) console.log(`${subject} are in order.`);
    else allWell = false;
  }
  return allWell;
}
