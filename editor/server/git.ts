/* Calls of git that ask nobody anything, and why it refused, as a sentence that a writer understands. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {RefusalError, say} from '../sentences';

/** Git is not there or has failed. The message is what git said, in English. */
export class GitError extends Error {}

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

/** By what git or ssh says, in the order in which they are tried. */
const CAUSES: readonly (readonly [string, RegExp])[] = [
  [
    'network',
    /timed out|unable to access .*(?:Empty reply|SSL|TLS|certificate|[Tt]imeout)|early EOF|hung up|Could not resolve host|Could not connect|Failed to connect|Connection (?:refused|reset|closed)|Network is unreachable|No route to host|error: 50[0-9]/i,
  ],
  [
    'access',
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|Host key verification failed|error: 40[13]/i,
  ],
  ['remote', /not found|does not appear to be a git repository|does not exist/i],
  ['refused', /\[remote rejected\]|\[rejected\]|hook declined|failed to push/i],
  ['locked', /\.lock'?: File exists|unable to lock|cannot lock ref/i],
  ['diskFull', /No space left|Out of diskspace|unable to write file|Disk quota/i],
];

/** @param id of a sentence of `ui.handIn` in words.yml */
export const refusedBecause = (id: string): RefusalError =>
  new RefusalError(id === 'failed.diskFull' ? say('disk.full') : say('room.failed'), 409, id);

/** A GitError as a RefusalError; throws all other errors. */
export function explainGit(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (!(error instanceof GitError)) throw error;
  const [cause] = CAUSES.find(([, pattern]) => pattern.test(error.message)) ?? ['other'];
  // For somebody who knows git; a writer is told in words, and where this is.
  if (['refused', 'other'].includes(cause)) console.error(error.message);
  return refusedBecause(`failed.${cause}`);
}

/** The last work of each kind. */
const last = new Map<string, Promise<unknown>>();

/** Does some work when all work of its kind that was asked for earlier is done. */
export function inTurn<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(kind) ?? Promise.resolve()).then(work);
  last.set(
    kind,
    result.catch(() => undefined),
  );
  return result;
}
