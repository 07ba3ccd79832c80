/* Calls of git that ask nobody anything, and why it refused, as a sentence that a writer understands. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {gitEnvironment, gitWords} from 'content/git';
import {RefusalError, say} from '../sentences';

/** Git is not there or has failed. The message is what git said, in English. */
export class GitError extends Error {
  /** What it printed as its answer, without what anybody said meanwhile. */
  answer = '';
  /** Whether it was to reach a server. */
  isRemote = false;
}

/** Milliseconds, enough for a slow line; what takes longer is ended. */
const TIMEOUT = 120_000;
const run = promisify(execFile);

interface GitOptions {
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
  /** Of this call alone; no hook of this computer is run by default. */
  settings?: readonly string[];
  /** All that is set, where a server is asked. */
  asked?: Settings;
}

/** What is set for a repository. A process of git each time would take longer than the answer. */
export type Settings = ReadonlyMap<string, string>;

export async function readSettings(folder: string): Promise<Settings> {
  const lines = (await git(folder, ['config', '--list', '-z'])).split('\0');
  return new Map(lines.map((line) => line.split(/\n(.*)/s) as [key: string, value: string]));
}

const NO_HOOKS = ['core.hooksPath=/dev/null'];

/** The ssh that is set. Its questions would wait in a terminal that nobody looks at. */
function sshCommand(settings: Settings): string | undefined {
  const {GIT_SSH, GIT_SSH_COMMAND: given} = process.env;
  const command = given ?? settings.get('core.sshcommand');
  if (command === undefined && GIT_SSH !== undefined) return undefined;
  const quiet = '-o BatchMode=yes -o ConnectTimeout=20 -o LogLevel=ERROR';
  return (command ?? 'ssh').replace(/^(?:\S*[\\/])?ssh(?:\.exe)?(?: .*)?$/, `$& ${quiet}`);
}

/** @throws GitError */
export async function gitBytes(
  folder: string,
  words: readonly string[],
  {input = '', env, settings = NO_HOOKS, asked}: GitOptions = {},
): Promise<Buffer> {
  const isRemote = asked !== undefined;
  const ssh = isRemote && sshCommand(asked);
  const running = run('git', gitWords(words, settings), {
    cwd: folder,
    timeout: TIMEOUT,
    maxBuffer: Infinity,
    encoding: 'buffer',
    env: {...gitEnvironment(), ...env, ...(ssh && {GIT_SSH_COMMAND: ssh})},
  });
  // Git may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const {stderr = '', stdout = '', killed, message} = error as Record<string, unknown>;
    const answer = String(stdout);
    const output = `${String(stderr)}${answer}` || String(message);
    const failure = new GitError(killed ? `timed out\n${output}` : output);
    throw Object.assign(failure, {answer, isRemote});
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

/** By what git or ssh says, in the order in which they are tried; the last ones also where no server was asked. */
const CAUSES: readonly (readonly [string, RegExp])[] = [
  [
    'access',
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|Host key verification failed|error: 40[13]/i,
  ],
  [
    'remote',
    /^fatal: (?:repository '.*' not found|'.*' does not appear to be a git repository|remote error: .*not found)|repository (?:not found|does not exist)\.?$/im,
  ],
  [
    'network',
    /^timed out\n|unable to access .*(?:Empty reply|SSL|TLS|certificate|[Tt]imeout)|early EOF|hung up|Could not resolve host|Could not connect|Failed to connect|Connection (?:refused|reset|closed|timed out)|Network is unreachable|No route to host|error: 50[0-9]/i,
  ],
  ['locked', /lock.*: File exists|but expected/i],
  ['diskFull', /No space left|Out of diskspace|unable to write file|Disk quota/i],
];

/** @param id of a sentence of `ui.handIn` in words.yml */
export const refusedBecause = (id: string): RefusalError =>
  new RefusalError(id === 'failed.diskFull' ? say('disk.full') : say('editor.failed'), 409, id);

/** The same, with all that git has printed for somebody who knows git, in the window of the server. */
export function printed({message}: GitError, id: string): RefusalError {
  console.error(message);
  return refusedBecause(id);
}

/** A GitError as a RefusalError; throws all other errors. */
export function explainGit(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (!(error instanceof GitError)) throw error;
  // What programs at the server say is not said of this computer, or of the way there.
  const own = error.message.replace(/^remote:.*$/gm, '');
  const causes = error.isRemote ? CAUSES : CAUSES.slice(-2);
  const [cause] = causes.find(([, pattern]) => pattern.test(own)) ?? ['other'];
  return printed(error, `failed.${cause}`);
}

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
