import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';
import {createInterface} from 'node:readline';
import {siteDir} from './paths';

export interface RunOptions {
  /** Where it runs; otherwise in the site's folder. */
  cwd?: string;
  env?: Record<string, string>;
  /** Given a listener, the output goes to it line by line; otherwise to the terminal. */
  onLine?: (line: string, from: 'stdout' | 'stderr') => void;
}

const running = new Set<ChildProcess>();

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Loaded before a program: ends it soon after the process that started it, which may have been killed. Its
 * files would otherwise meet those of the next build.
 */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  'const {ppid} = process; setInterval(() => ppid === process.ppid || process.exit(1), 500).unref();',
)}`;

/** A signal for this process ends what it started, too. */
function endTogether(signal: NodeJS.Signals): void {
  for (const child of running) child.kill('SIGTERM');
  process.exit(128 + constants.signals[signal]);
}

function onSignals(change: 'on' | 'off'): void {
  for (const signal of SIGNALS) process[change](signal, endTogether);
}

/**
 * Runs a JavaScript program with this Node in the site's folder.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runProgram(
  program: string,
  words: readonly string[],
  {cwd = siteDir, env = {}, onLine}: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', endWithParent, program, ...words], {
      cwd,
      env: {...process.env, ...env},
      stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (running.size === 0) onSignals('on');
    running.add(child);
    if (onLine && child.stdout && child.stderr) {
      createInterface(child.stdout).on('line', (line) => onLine(line, 'stdout'));
      createInterface(child.stderr).on('line', (line) => onLine(line, 'stderr'));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (running.size === 0) onSignals('off');
      resolve(code ?? 1);
    });
  });
}
