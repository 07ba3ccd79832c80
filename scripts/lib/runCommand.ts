import {ProblemsError} from '../../src/lib/diagnostics';

/** Runs a command of package.json. Mistakes of a writer that stop it are printed without a stack trace. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ProblemsError ? error.message : error);
    process.exitCode = 1;
  }
}
