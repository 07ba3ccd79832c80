import {programs, pseudoBuild, pseudoDir} from '../../../scripts/lib/paths';
import {runProgram} from '../../../scripts/lib/runProgram';
import {writePseudoSite} from '.';
import {CODE} from './code';

/**
 * Builds the pseudo-language alone, as Docusaurus does by itself: what follows once all languages are
 * built is not of interest here.
 *
 * @returns whether it succeeded; what went wrong has been printed
 */
export async function buildPseudoSite(): Promise<boolean> {
  await writePseudoSite();
  // Its texts are what they were made from.
  const agree = ['./scripts/setup.mjs', 'scripts/agree.ts', '--all'];
  await runProgram('--import', agree, {cwd: pseudoDir, onLine: () => undefined});
  const errors: string[] = [];
  const words = ['build', '--locale', CODE, '--no-minify', '--out-dir', pseudoBuild];
  const code = await runProgram(programs.docusaurus, words, {
    cwd: pseudoDir,
    env: {
      PLAIN: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
    onLine: (line, from) => {
      if (from === 'stderr') errors.push(line);
    },
  });
  if (code !== 0) console.error(errors.join('\n'));
  return code === 0;
}
