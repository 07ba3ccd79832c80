import {spawnSync} from 'node:child_process';

/** What a person may have set differently, and what then changes the output of git or more than was asked for. */
const SETTINGS = [
  ...[
    'core.fsmonitor=',
    'core.logAllRefUpdates=true',
    'core.quotePath=false',
    'core.safecrlf=false',
  ],
  ...['diff.orderFile=/dev/null', 'diff.relative=false', 'i18n.logOutputEncoding=UTF-8'],
  ...[
    'log.follow=false',
    'log.showRoot=true',
    'log.showSignature=false',
    'safe.bareRepository=all',
  ],
  ...['push.followTags=false', 'push.gpgSign=false', 'push.recurseSubmodules=no'],
  ...['fetch.recurseSubmodules=false', 'submodule.recurse=false'],
];

/** The words of a call of git, with settings that hold for it alone. */
export const gitWords = (words: readonly string[], settings: readonly string[] = []): string[] => [
  ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
  ...words,
];

/** How a server is reached, and where settings are. Others are set by git for hooks, and lead to another repository. */
const KEPT =
  /^GIT_(?:ALLOW_PROTOCOL|ASKPASS|CEILING|CONFIG_|DISCOVERY|EXEC_PATH|HTTP|LFS|PROXY|SSH|SSL|TRACE2_)/;

/** The environment of git, which asks nobody anything in it, and answers in English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || KEPT.test(name),
  );
  const ours = {LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0'};
  return {...Object.fromEntries(inherited), ...ours};
}

/** What git prints, in the site's folder; undefined where it fails or is not installed. */
export function gitOutput(siteDir: string, ...words: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', gitWords(words), {
    cwd: siteDir,
    env: gitEnvironment(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
