import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {siteDir} from './paths';

export type OnLine = (line: string, from: 'stdout' | 'stderr') => void;

interface RunOptions {
  env?: Record<string, string>;
  /** Given a listener, the output goes to it line by line; otherwise to the terminal. */
  onLine?: OnLine;
}

/**
 * Runs a JavaScript program in the site's folder with this Node: no shell, no .cmd files.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runProgram(
  program: string,
  words: readonly string[],
  {env, onLine}: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: siteDir,
      env: {...process.env, ...env},
      stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    for (const from of ['stdout', 'stderr'] as const) {
      const stream = child[from];
      if (stream) createInterface(stream).on('line', (line) => onLine?.(line, from));
    }
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
}
