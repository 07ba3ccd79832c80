import path from 'node:path';
import process from 'node:process';

/**
 * How to start npm: the one that runs this command, otherwise the one on the PATH.
 *
 * @param {string[]} words
 * @returns {{file: string, words: string[], shell: boolean}}
 */
export function npmCommand(words) {
  const npm = process.env.npm_execpath;
  return npm && path.basename(npm).startsWith('npm-cli')
    ? {file: process.execPath, words: [npm, ...words], shell: false}
    : {file: 'npm', words, shell: process.platform === 'win32'};
}

/** Installs exactly what the lock says. */
export const npmCi = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
