import {runChecks} from './lib/runChecks';

/** npm run check: what a writer changed, without building: the lists and the translations. */
async function main(): Promise<void> {
  if (!(await runChecks())) process.exitCode = 1;
}

void main();
