/* Calls of git that ask nobody anything and never touch the index of a developer. */
import {spawn} from 'node:child_process';

export class GitError extends Error {
  constructor(
    readonly words: readonly string[],
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
export function gitBytes(
  folder: string,
  words: readonly string[],
  {input = '', env, timeout = 30_000}: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', words, {cwd: folder, env: environment(env), timeout});
    const [out, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', (error) => reject(new GitError(words, error.message)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(out));
      const said = Buffer.concat([...errors, ...out]).toString('utf8');
      reject(new GitError(words, signal ? `timed out\n${said}` : said));
    });
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined).end(input);
  });
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
export function askGit(folder: string, ...words: string[]): Promise<string | undefined> {
  return git(folder, words).catch(() => undefined);
}

/** Reads a list that git ends with NUL, whatever a file is called. */
export async function gitFiles(folder: string, ...words: string[]): Promise<string[]> {
  return (await git(folder, words)).split('\0').filter(Boolean);
}
