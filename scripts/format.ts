import {programs} from './lib/paths';
import {runProgram} from './lib/runProgram';

/** npm run format: lays out every file as npm test wants it. */
async function main(): Promise<void> {
  process.exitCode = await runProgram(programs.prettier, ['--write', '--log-level=warn', '.']);
}

void main();
