/* Whatever is set for git, whatever hooks print, and whatever else is in the repository: what was asked for happens. */
import {appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Repository} from '../repository';
import {openRepository} from '../server/gitRepository';
import {type Folder, folderAt, gitIn, makeRemote, MEMORY, type Remote} from './support/gitServer';
import {asha, BRANCH, handInOn, idOf, saveOn} from './support/requests';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const SUBJECT = 'Prière ॐ';

let remote: Remote;
let mine: Folder;
let developer: Folder;
let repository: Repository;
let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation();
  remote = makeRemote({[TEAM]: '- id: asha\n', [FAQ]: 'One.\n', '.gitignore': '.cache/\n'});
  mine = remote.clone('mine');
  developer = remote.clone('developer');
});
afterEach(() => {
  jest.restoreAllMocks();
  remote.remove();
});

const open = async (siteDir = mine.siteDir, isBare = false) =>
  (repository = await openRepository({folder: siteDir, isBare, user: asha}));
const state = (isFetching = false) => repository.state({isFetching});

/** A program in place of one that git runs. */
function program(name: string, ...lines: string[]): string {
  const file = path.join(remote.root, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
  return file;
}

/** The commit of a branch at the server; empty where it is not there. */
function there(branch = BRANCH): string {
  const all = remote.git('for-each-ref', '--format=%(refname:lstrip=2) %(objectname)');
  const own = all.split('\n').find((line) => line.startsWith(`${branch} `));
  return own?.split(' ')[1] ?? '';
}
const noted = () => mine.git('config', '--list').includes('.writing-');

/** All that a writer does. @returns what was answered */
async function work() {
  await open();
  const first = await state(true);
  const {main} = first;
  const files = [{file: TEAM, text: '- id: bina\n'}];
  const saved = idOf(await repository.commit(saveOn(first, files, main)));
  writeFileSync(path.join(mine.siteDir, FAQ), 'Outside.\n');
  const outside = await state();
  const one = idOf(await repository.commit(handInOn(main)));
  const other = idOf(await repository.commit(handInOn(main, one)));
  const second = `${BRANCH}-2`;
  await repository.commit(handInOn(main, null, second));
  await repository.withdraw({branch: second});
  const last = await state(true);
  const history = await repository.history({from: main, most: 9});
  const ofFile = await repository.history({from: main, files: [FAQ], most: 9});
  return {first, saved, outside, one, other, last, history, ofFile};
}

/** That it was done. */
function expectDone({
  first,
  saved,
  outside,
  other,
  last,
  history,
  ofFile,
}: Awaited<ReturnType<typeof work>>) {
  for (const one of [first, outside, last]) expect(one.problem).toBeUndefined();
  expect(first.main).toBe(remote.git('rev-parse', 'main'));
  expect(mine.git('rev-parse', 'HEAD')).toBe(first.main);
  const blob = (commit: string, file: string) => mine.git('cat-file', 'blob', `${commit}:${file}`);
  expect([blob(saved, TEAM), blob(saved, FAQ)]).toEqual(['- id: bina', 'Two.']);
  expect(blob(outside.saved, FAQ)).toBe('Outside.');
  expect(mine.read(TEAM).trim()).toBe('- id: bina');
  expect(there()).toBe(other);
  expect(last.handIns).toMatchObject([{branch: BRANCH, commit: other, isThere: true}]);
  expect(there(`${BRANCH}-2`)).toBe('');
  expect(mine.git('tag')).toBe('own');
  expect(history.map(({message, author}) => [message.trim(), author])).toEqual([
    [SUBJECT, 'Dév'],
    ['Start', 'Dev'],
  ]);
  const filesOf = history.map(({changes}) => changes.map(({file}) => file).sort());
  expect(filesOf).toEqual([
    [FAQ, 'docs/à.mdx'],
    ['.gitignore', FAQ, TEAM],
  ]);
  expect(ofFile.map(({changes}) => changes.map(({file}) => file))).toEqual([[FAQ], [FAQ]]);
}

/** What the others have done meanwhile. */
function prepare(): void {
  developer.write(FAQ, 'Two.\n');
  developer.write('docs/à.mdx', 'Two.\n');
  developer.git('config', 'user.name', 'Dév');
  developer.commit(SUBJECT);
  developer.git('push', '-q', 'origin', 'HEAD:main');
  mine.git('tag', 'own');
}

const LOUD = [
  'Issue SITE-12 does not exist in Jira.',
  'fatal: repository not found',
  'Permission denied (publickey).',
  'fatal: unable to access: Connection refused',
  "fatal: cannot lock ref, Unable to create 'x.lock': File exists",
  'No space left on device',
  '! [rejected] (stale info)',
  'timed out',
];
const loud = LOUD.flatMap((line) => [`echo "${line}"`, `echo "${line}" >&2`]);

/** By what is set, the words for `git config --global` and what else there is. */
const settings: Readonly<Record<string, [words: string, also: () => void]>> = {
  'signatures are made, output has another form, and hooks print and refuse what they want': [
    `commit.gpgSign=true tag.gpgSign=true push.gpgSign=true log.showSignature=true
     color.ui=always color.branch=always color.diff=always color.push=always color.remote=always
     color.status=always color.transport=always core.quotePath=true core.abbrev=4 status.short=true
     status.branch=true diff.relative=true diff.renames=copies diff.external=false diff.orderFile=none
     diff.submodule=log log.follow=true log.showRoot=false log.date=relative log.decorate=full
     log.diffMerges=combined format.pretty=oneline format.notes=* i18n.logOutputEncoding=ISO-8859-1
     i18n.commitEncoding=ISO-8859-1`,
    () => {
      const others = 'reference-transaction post-index-change pre-auto-gc post-checkout'.split(' ');
      program('hooks/pre-push', ...loud, 'exit 0');
      for (const name of others) program(`hooks/${name}`, ...loud, 'exit 1');
      mine.git('config', 'core.hooksPath', path.join(remote.root, 'hooks'));
    },
  ],
  'line ends are changed, the index is another one, and more is sent and fetched': [
    `core.autocrlf=true core.safecrlf=true
     feature.manyFiles=true core.splitIndex=true core.untrackedCache=true
     submodule.recurse=true fetch.recurseSubmodules=true push.recurseSubmodules=check push.followTags=true
     push.default=nothing push.useForceIfIncludes=true push.autoSetupRemote=true fetch.prune=true
     fetch.pruneTags=true fetch.all=true remote.pushDefault=other remote.origin.mirror=true
     remote.origin.fetch=+refs/heads/*:refs/heads/* remote.origin.tagOpt=--tags`,
    () =>
      mine.git('config', '--global', 'core.fsmonitor', program('fsmonitor', 'printf "token\\0"')),
  ],
};

it.each(Object.entries(settings))('works where %s', async (_, [words, also]) => {
  const gpg = [
    'cat > /dev/null',
    'echo "[GNUPG:] SIG_CREATED D" >&2',
    'echo "-----BEGIN PGP SIGNATURE-----"',
    'echo "-----END PGP SIGNATURE-----"',
  ];
  developer.git('config', '--global', 'gpg.program', program('gpg', ...gpg));
  developer.git('config', 'commit.gpgSign', 'true');
  prepare();
  const lines = words.replace(
    /(\w+)(?:\.(\w+))?\.(\w+)=(\S+)\s*/g,
    (_line, section: string, part: string | undefined, key: string, value: string) =>
      `[${section}${part ? ` "${part}"` : ''}]\n${key} = ${value}\n`,
  );
  appendFileSync(process.env.GIT_CONFIG_GLOBAL!, lines);
  also();
  const done = await work();
  expectDone(done);
});

it('works whatever other programs have set in the environment', async () => {
  prepare();
  const own = process.env;
  process.env = {...own};
  const names =
    `DIR WORK_TREE INDEX_FILE PREFIX COMMON_DIR OBJECT_DIRECTORY ALTERNATE_OBJECT_DIRECTORIES CONFIG
    NAMESPACE SHALLOW_FILE GRAFT_FILE ATTR_SOURCE REPLACE_REF_BASE EXTERNAL_DIFF DIFF_OPTS
    AUTHOR_NAME AUTHOR_DATE COMMITTER_DATE COMMITTER_EMAIL QUARANTINE_PATH`.split(/\s+/);
  for (const name of names) process.env[`GIT_${name}`] = '/nowhere';
  for (const name of ['TRACE', 'NOGLOB_PATHSPECS', 'LITERAL_PATHSPECS'])
    process.env[`GIT_${name}`] = '1';
  const done = await work().finally(() => {
    process.env = own;
  });
  expectDone(done);
});

it('knows what has replaced the branch of the others where git is to remember nothing', async () => {
  mine.git('config', '--global', 'core.logAllRefUpdates', 'false');
  prepare();
  await open();
  const first = await state(true);
  await repository.commit(saveOn(first, [], first.main));
  developer.git('commit', '-q', '--amend', '-m', 'Replaced');
  developer.git('push', '-q', '--force', 'origin', 'HEAD:main');
  const now = await state(true);
  expect([now.main, now.problem]).toEqual([remote.git('rev-parse', 'main'), undefined]);
});

it('opens a bare repository where git is to open only those that are named', async () => {
  mine.git('config', '--global', 'safe.bareRepository', 'explicit');
  await open(remote.bare, true);
  expect(await state()).not.toHaveProperty('problem');
});

it('reaches the server by the ssh that is set', async () => {
  await open();
  const ssh = program('own ssh', `exec sh -c "$(for last; do :; done; echo "$last")"`);
  mine.git('config', 'core.sshCommand', `"${ssh}"`);
  mine.git('config', 'ssh.variant', 'simple');
  mine.git('remote', 'set-url', 'origin', `ssh://server${remote.bare}`);
  expect((await state(true)).problem).toBeUndefined();
});

describe('when something refuses', () => {
  it('says that the server did, whatever a hook there prints', async () => {
    const hook = path.join(remote.bare, 'hooks/pre-receive');
    program('remote.git/hooks/pre-receive', ...loud, 'exit 1');
    await open();
    const {main} = await state(true);
    await expect(repository.commit(handInOn(main))).rejects.toMatchObject({id: 'failed.refused'});
    for (const line of LOUD) expect(printed).toHaveBeenCalledWith(expect.stringContaining(line));
    expect([there(), (await state(true)).handIns, noted()]).toEqual(['', [], false]);
    rmSync(hook);
    await repository.commit(handInOn(main));
    program('remote.git/hooks/pre-receive', ...loud, 'exit 1');
    await expect(repository.withdraw({branch: BRANCH})).rejects.toMatchObject({
      id: 'failed.refused',
    });
    expect((await state(true)).handIns).toMatchObject([{isThere: true}]);
  });

  it('says where the reason is, whatever a hook here prints', async () => {
    program('mine/.git/hooks/pre-push', ...loud, 'exit 1');
    await open();
    const {main} = await state(true);
    await expect(repository.commit(handInOn(main))).rejects.toMatchObject({id: 'failed.other'});
    for (const line of LOUD) expect(printed).toHaveBeenCalledWith(expect.stringContaining(line));
    expect([there(), (await state(true)).handIns, noted()]).toEqual(['', [], false]);
  });

  it('knows that the commit arrived where the answer was lost', async () => {
    program('remote.git/hooks/post-receive', 'kill -9 $PPID');
    await open();
    const {main} = await state(true);
    const id = idOf(await repository.commit(handInOn(main)));
    expect(there()).toBe(id);
    expect((await state(true)).handIns).toMatchObject([{commit: id, isThere: true}]);
  });

  it('says that git does not open the folder, and not that there is no git', async () => {
    mine.git('config', 'core.repositoryFormatVersion', '99');
    await expect(open()).rejects.toMatchObject({id: 'failed.other'});
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('version'));
  });
});

describe('a name that is taken', () => {
  it.each([
    ['here', () => mine.git('branch', 'writing')],
    ['there', () => remote.git('branch', 'writing', 'main')],
  ])('by a branch "writing" %s is another one', async (_, make) => {
    make();
    await open();
    const {main, handInPrefix} = await state(true);
    expect(handInPrefix).toBe('writing-');
    const branch = `${handInPrefix}2026-11-27-asha`;
    const id = idOf(await repository.commit(handInOn(main, null, branch)));
    expect(there(branch)).toBe(id);
    expect((await state(true)).handIns).toMatchObject([{branch, isThere: true}]);
    await repository.withdraw({branch});
    expect([there(branch), (await state(true)).handIns]).toEqual(['', []]);
  });

  it.each([
    ['here', 'failed.other', () => mine.git('branch', `${BRANCH}/more`)],
    ['there', 'failed.refused', () => remote.git('branch', `${BRANCH}/more`, 'main')],
  ])('by a branch below it %s is not noted', async (_, id, make) => {
    make();
    await open();
    const {main} = await state(true);
    await expect(repository.commit(handInOn(main))).rejects.toMatchObject({id});
    expect([there(), (await state(true)).handIns, noted()]).toEqual(['', [], false]);
  });

  it.each(['config.lock', `refs/heads/${BRANCH}.lock`])(
    'is not sent while it cannot be noted here: %s',
    async (lock) => {
      await open();
      const {main} = await state(true);
      mine.write(`.git/${lock}`, '');
      await expect(repository.commit(handInOn(main))).rejects.toMatchObject({id: 'failed.locked'});
      expect(there()).toBe('');
      rmSync(path.join(mine.siteDir, '.git', lock));
      const id = idOf(await repository.commit(handInOn(main)));
      expect(there()).toBe(id);
    },
  );
});

describe('two folders of one repository', () => {
  let second: Folder;
  let other: Repository;

  const openBoth = async () => {
    await open();
    other = await openRepository({folder: second.siteDir, isBare: false, user: asha});
  };

  beforeEach(() => {
    second = folderAt(path.join(remote.root, 'second'));
    mine.git('worktree', 'add', '-q', '-b', 'other', second.siteDir);
  });

  it('have what was saved for themselves', async () => {
    mine.write(FAQ, 'Mine.\n');
    second.write(FAQ, 'Second.\n');
    await openBoth();
    const [one, two] = [await state(), await other.state({isFetching: false})];
    for (let times = 0; times < 3; times += 1) {
      expect((await state()).saved).toBe(one.saved);
      expect((await other.state({isFetching: false})).saved).toBe(two.saved);
    }
    const historyOf = (from: string) => repository.history({from, not: one.main, most: 9});
    expect(await historyOf(one.saved)).toHaveLength(2);
    expect(await historyOf(two.saved)).toHaveLength(2);
  });

  it('are opened where git has left its locks', async () => {
    for (const name of ['asha', 'asha@second', 'asha@second.pending'])
      mine.write(`.git/refs/writing/${name}.lock`, '');
    mine.write('.git/worktrees/second/writing.index.lock', '');
    second.write(FAQ, 'Second.\n');
    await open(second.siteDir);
    const {saved} = await state();
    expect(second.git('show', `${saved}:${FAQ}`)).toBe('Second.');
  });

  it('hand in for themselves, also without a branch', async () => {
    for (const {git} of [mine, second]) git('checkout', '-q', '--detach');
    await openBoth();
    const {main} = await state(true);
    await repository.commit(handInOn(main));
    expect((await state()).handIns).toHaveLength(1);
    expect((await other.state({isFetching: false})).handIns).toEqual([]);
  });

  it('lets a developer look at what was handed in: another one takes another branch', async () => {
    await openBoth();
    const {main} = await state(true);
    const id = idOf(await repository.commit(handInOn(main)));
    second.git('checkout', '-q', BRANCH);
    expect(await repository.commit(handInOn(main, id))).toBe('moved');
    await repository.withdraw({branch: BRANCH});
    expect([there(), second.git('rev-parse', 'HEAD')]).toEqual(['', id]);
    expect([(await state(true)).handIns, noted()]).toEqual([[], false]);
  });

  it('are written from another disk, over a bare repository', async () => {
    const bare = path.join(remote.root, 'bare.git');
    gitIn(remote.root, 'clone', '-q', '--bare', 'remote.git', bare);
    const folder = mkdtempSync(path.join(MEMORY ?? remote.root, 'disk '));
    gitIn(bare, 'worktree', 'add', '-q', path.join(folder, 'site'), 'main');
    mine = folderAt(path.join(folder, 'site'));
    await open();
    await repository.commit(saveOn(await state(true), [{file: FAQ, text: 'Two.\n'}]));
    expect(mine.read(FAQ)).toBe('Two.\n');
    expect(mine.git('status', '--porcelain')).toBe(` M ${FAQ}`);
    rmSync(folder, {recursive: true});
  });
});

it('does not take a branch for closed that was handed in while it was asked what is new', async () => {
  const fifo = (name: string) => {
    gitIn(remote.root, '-c', 'alias.fifo=!mkfifo', 'fifo', name);
    return path.join(remote.root, name);
  };
  const [asked, goOn] = [fifo('asked'), fifo('go on')];
  // The server has said which branches it has when it waits.
  const lines = `git-upload-pack "$@" | { head -c 4; echo > '${asked}'; cat '${goOn}' > /dev/null; cat; }`;
  mine.git('config', 'remote.origin.uploadpack', `'${program('slow', lines)}'`);
  mine.git('config', 'protocol.version', '0');
  await open();
  const {main} = await state();
  const fetched = state(true);
  await readFile(asked);
  const handedIn = repository.commit(handInOn(main));
  const isHere = () => mine.git('for-each-ref', `refs/heads/${BRANCH}`) !== '';
  while (!isHere()) await new Promise(setImmediate);
  await writeFile(goOn, '');
  await Promise.all([fetched, handedIn]);
  expect((await state()).handIns).toMatchObject([{isThere: true}]);
});

it('leaves no note of what was withdrawn, nor of what the others have had long ago', async () => {
  await open();
  const {main} = await state(true);
  for (let number = 1; number <= 7; number += 1) {
    const branch = `${BRANCH}-${number}`;
    const commit = idOf(await repository.commit(handInOn(main, null, branch)));
    await repository.noteTaken({branch, commit});
  }
  expect((await state()).handIns).toHaveLength(5);
  const branches = mine.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/writing');
  expect(branches.split('\n')).toHaveLength(5);
  for (const {branch} of (await state()).handIns) await repository.withdraw({branch});
  expect(noted()).toBe(false);
});

it('withdraws nothing that somebody else has added to', async () => {
  await open();
  const {main} = await state(true);
  await repository.commit(handInOn(main));
  const added = remote.git('commit-tree', '-p', BRANCH, '-m', 'x', `${BRANCH}^{tree}`);
  remote.git('update-ref', `refs/heads/${BRANCH}`, added);
  await expect(repository.withdraw({branch: BRANCH})).rejects.toMatchObject({id: 'failed.added'});
  expect([there(), (await state(true)).handIns.length]).toEqual([added, 1]);
  remote.git('update-ref', '-d', `refs/heads/${BRANCH}`);
  await repository.withdraw({branch: BRANCH});
  expect((await state()).handIns).toEqual([]);
});
