import {rm} from 'node:fs/promises';
import path from 'node:path';
import {programs, siteDir} from './paths';
import {plainErrors} from './plainErrors';
import {runProgram} from './runProgram';

/** Apart from the folder of the development server, which may be running. */
const GENERATED = '.docusaurus-build';

const englishName = new Intl.DisplayNames('en', {type: 'language'});

/**
 * Builds all languages with Docusaurus, without any cache: only then is a build the same byte for
 * byte each time.
 *
 * @param outDir the folder to fill, absolute
 * @param tell is told each language as it begins
 * @returns whether it succeeded; what went wrong has been printed
 */
export async function docusaurusBuild(
  outDir: string,
  tell: (language: string) => void,
): Promise<boolean> {
  await rm(path.join(siteDir, GENERATED), {recursive: true, force: true});

  const said: string[] = [];
  const code = await runProgram(programs.docusaurus, ['build', '--out-dir', outDir], {
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
    onLine: (line, from) => {
      if (from === 'stderr') said.push(line.replaceAll(siteDir + path.sep, ''));
      const locale = /\[([a-z-]+)\] Creating an optimized/i.exec(line)?.[1];
      if (locale) tell(englishName.of(locale) ?? locale);
    },
  });
  for (const line of plainErrors(said)) console.error(line);
  if (code !== 0 && said.length === 0) console.error(`The build ended with the code ${code}.`);
  return code === 0;
}
