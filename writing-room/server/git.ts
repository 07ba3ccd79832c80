/* Calls of git that ask nobody anything and never touch the index of a developer. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

export class GitError extends Error {
  constructor(
    words: readonly string[],
    /** What git said, in English. */
    readonly output: string,
  ) {
    super(`git ${words.join(' ')}: ${output}`);
  }
}

interface GitOptions {
  input?: string;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds; what takes longer is ended. */
  timeout?: number;
}

/** Milliseconds for what goes over a slow line. */
export const NETWORK_TIME = 120_000;
const run = promisify(execFile);

/** Set by git for hooks and by some editors: they would lead to another repository. */
const FOREIGN = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

function environment(env: GitOptions['env']): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name));
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // A question for a password would wait in a terminal that nobody looks at.
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...env,
  };
}

/** @throws GitError when git is not there or fails */
export async function gitBytes(
  folder: string,
  words: readonly string[],
  {input = '', env, timeout = 30_000}: GitOptions = {},
): Promise<Buffer> {
  const options = {cwd: folder, env: environment(env), timeout, maxBuffer: Infinity};
  const running = run('git', words, {...options, encoding: 'buffer'});
  // Git may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const {stderr, stdout, killed, message} = error as Error &
      Partial<{stderr: Buffer; stdout: Buffer; killed: boolean}>;
    const said = `${stderr?.toString() ?? ''}${stdout?.toString() ?? ''}` || message;
    throw new GitError(words, killed ? `timed out\n${said}` : said);
  }
}

/** What git prints, without the line break at the end. */
export async function git(
  folder: string,
  words: readonly string[],
  options?: GitOptions,
): Promise<string> {
  return (await gitBytes(folder, words, options)).toString('utf8').replace(/\n$/, '');
}

/** The same; undefined when git fails, for questions whose answer may be no. */
export const askGit = (folder: string, ...words: string[]): Promise<string | undefined> =>
  git(folder, words).catch(() => undefined);

export const isAncestor = async (folder: string, commit: string, of: string): Promise<boolean> =>
  (await askGit(folder, 'merge-base', '--is-ancestor', commit, of)) !== undefined;

/** Reads a list that git ends with NUL, whatever a file is called. */
export const gitFiles = async (folder: string, ...words: string[]): Promise<string[]> =>
  (await git(folder, words)).split('\0').filter(Boolean);

/** A file of the folder in a commit; null: it is not there. */
export const contentIn = (folder: string, commit: string, file: string): Promise<Buffer | null> =>
  gitBytes(folder, ['show', `${commit}:./${file}`]).catch((error: unknown) => {
    if (error instanceof GitError && /does not exist in|but not in/.test(error.output)) return null;
    throw error;
  });
