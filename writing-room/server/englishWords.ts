import {fork} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {EnglishFile} from '../../src/plugins/checks/wordFiles';

const program = path.join(__dirname, 'englishWordsApart.ts');
const setup = pathToFileURL(path.join(__dirname, '../../scripts/setup.mjs')).href;

/**
 * The interface words of the code, collected beside everything else: it takes some seconds.
 *
 * @returns undefined when a mistake in the code prevents it
 */
export function collectEnglishWords(siteDir: string): Promise<readonly EnglishFile[] | undefined> {
  return new Promise((resolve) => {
    const child = fork(program, [siteDir], {
      cwd: siteDir,
      execArgv: ['--import', setup],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('message', (words) => resolve(words as unknown as readonly EnglishFile[]));
    child.once('error', () => resolve(undefined));
    child.once('close', () => {
      process.off('exit', end);
      resolve(undefined);
    });
  });
}
