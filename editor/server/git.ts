/* Calls of git that ask nobody anything and never touch the index of a developer. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Git is not there or has failed. */
export class GitError extends Error {
  /** @param output what git said, in English */
  constructor(readonly output: string) {
    super(output);
  }
}

/** Milliseconds, enough for a slow line; what takes longer is ended. */
const TIMEOUT = 120_000;
const run = promisify(execFile);

interface GitOptions {
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
}

/** @throws GitError */
export async function gitBytes(
  folder: string,
  words: readonly string[],
  {input = '', env}: GitOptions = {},
): Promise<Buffer> {
  const running = run('git', words, {
    cwd: folder,
    timeout: TIMEOUT,
    maxBuffer: Infinity,
    encoding: 'buffer',
    env: {
      ...process.env,
      // Set by git for hooks and by some editors: they would lead to another repository.
      GIT_DIR: undefined,
      GIT_WORK_TREE: undefined,
      GIT_INDEX_FILE: undefined,
      GIT_PREFIX: undefined,
      GIT_COMMON_DIR: undefined,
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      // A question for a password would wait in a terminal that nobody looks at.
      GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
      ...env,
    },
  });
  // Git may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const {stderr = '', stdout = '', killed, message} = error as Record<string, unknown>;
    const output = `${String(stderr)}${String(stdout)}` || String(message);
    throw new GitError(killed ? `timed out\n${output}` : output);
  }
}

/** What git prints, without the line break at the end. @throws GitError */
export const git = async (
  folder: string,
  words: readonly string[],
  options?: GitOptions,
): Promise<string> => (await gitBytes(folder, words, options)).toString().replace(/\n$/, '');

/** The same; undefined when git fails, for questions whose answer may be no. */
export const askGit = (folder: string, ...words: string[]): Promise<string | undefined> =>
  git(folder, words).catch(() => undefined);

export const isAncestor = async (folder: string, commit: string, of: string): Promise<boolean> =>
  (await askGit(folder, 'merge-base', '--is-ancestor', commit, of)) !== undefined;
