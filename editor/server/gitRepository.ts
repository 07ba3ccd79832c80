/* A repository behind git: a folder with a work tree on somebody's own computer, or a bare one in an office. */
import {isUtf8} from 'node:buffer';
import path from 'node:path';
import {cacheFile} from 'content/cache';
import {inspectPicture} from 'content/pictures/readPictures';
import type {InspectedFile} from 'content/pictures/pictureOf';
import sharp from 'sharp';
import host from '../../editor.server.config';
import {
  type BlobId,
  type CommitId,
  SAVED_BRANCH,
  MOVED,
  type NewCommit,
  readSavedMessage,
  type Repository,
  type RepositoryState,
  type User,
  writeSavedMessage,
} from '../repository';
import {RefusalError, say} from '../sentences';
import {
  atRemote,
  type Branches,
  handInBranches,
  newRequestAt,
  pendingOf,
  readBranches,
  readHead,
} from './branches';
import {askGit, explainGit, git, type GitError, inTurn, printed} from './git';
import {loginOf} from './guard';
import * as objects from './objects';
import {refuseContents} from './refuseContents';
import {checked} from './requests';
import {type SavedCommit, openWorkTree, type FolderState} from './workTree';

interface RepositoryOptions {
  /** The site's folder, or a bare repository. */
  folder: string;
  isBare: boolean;
  user: User;
}

/** Milliseconds after which somebody who has not asked again has gone. */
const PRESENCE = 30_000;

/** What writers of one repository share. */
interface Shared {
  /** While the remote is asked for what is new. */
  fetching?: Promise<void>;
  /** What each writer has open, by the login. */
  places: Map<string, {name: string; place: string; time: number}>;
}

const shared = new Map<string, Shared>();

/** @throws RefusalError where git is not installed, or has no commit of the site */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  const {folder, isBare, user} = options;
  const places = ['--path-format=absolute', '--git-dir', '--git-common-dir'];
  if (!isBare) places.push('--show-toplevel', '--show-prefix');
  const found = await git(folder, ['rev-parse', ...places]).catch((error: GitError) => {
    const isNone = /not a git repository|ENOENT/.test(error.message);
    throw isNone ? printed(error, 'noGit') : explainGit(error);
  });
  const [gitDir = '', allDir, top = gitDir, prefix = ''] = found.split('\n');
  // Further folders of a repository have names. Their `refs/worktree` would not keep commits from `git gc`.
  const place = gitDir === allDir ? '' : `@${loginOf(path.basename(gitDir))}`;
  const ref = `refs/writing/${user.login}${place}`;
  const workTree = isBare ? undefined : await openWorkTree({top, prefix, gitDir, user, ref});
  const common: Shared = shared.get(gitDir) ?? {places: new Map()};
  shared.set(gitDir, common);
  const handIns = handInBranches(top, user.login, `HEAD${place}`);
  const look = () => readBranches({top, gitDir, isBare, ref});

  /** One writer waits for another one only while both are at the remote. */
  const queue = <Result>(work: () => Promise<Result>) => inTurn(`${gitDir} ${user.login}`, work);

  /** The writer's own branch, which begins with the commit that is here, or with that of the others. */
  async function savedIn({refs, main, here}: Branches): Promise<SavedCommit> {
    const there = refs.get(ref);
    const base = workTree ? here! : main;
    if (there) {
      const message = readSavedMessage(there.message);
      const {choices} = message ?? {};
      return {id: there.commit, tree: there.tree, base: message?.base ?? base, choices};
    }
    const tree = await git(top, ['rev-parse', `${base}^{tree}`]);
    const message = writeSavedMessage({label: '', base});
    const id = await objects.makeCommit(top, {tree, parents: [base], message, user});
    await git(top, ['update-ref', ref, id, '']);
    return {id, tree, base};
  }

  /** Completes what was interrupted, and takes what was changed outside the editor. */
  async function settle(): Promise<FolderState> {
    let now = await look();
    const pending = now.refs.get(pendingOf(ref));
    if (pending && workTree) {
      await workTree.complete(pending.commit, await savedIn(now), now.here!);
      now = await look();
    }
    let saved = await savedIn(now);
    const isUnfinished = workTree !== undefined && (await workTree.isUnfinished());
    if (workTree && !isUnfinished) saved = await workTree.takeOutside(now.here!, saved);
    return {now, saved, isUnfinished};
  }

  async function fetchAll(): Promise<void> {
    const {remote, settings: asked} = await readHead(top, gitDir);
    if (!remote) return;
    const all = `+refs/heads/*:refs/remotes/${remote}/*`;
    // The last one: into no other branches, whatever is set.
    const words = ['--prune', '--no-tags', '--no-write-fetch-head', '--quiet', '--refmap='];
    await atRemote(top, () => git(top, ['fetch', ...words, remote, all], {asked}));
  }

  /** All who ask at the same time get one answer. */
  const fetchOnce = () =>
    (common.fetching ??= fetchAll().finally(() => {
      common.fetching = undefined;
    }));

  function othersNow(place: string | undefined) {
    const time = Date.now();
    const name = user.name || user.login;
    if (place !== undefined) common.places.set(user.login, {name, place, time});
    return [...common.places]
      .filter(([login, one]) => login !== user.login && time - one.time < PRESENCE)
      .map(([, one]) => ({name: one.name, place: one.place}));
  }

  async function state(isFetching: boolean, place?: string): Promise<RepositoryState> {
    const failure = isFetching ? await fetchOnce().catch(explainGit) : undefined;
    const {now, saved, isUnfinished} = await queue(settle);
    const problem = failure?.id ?? now.problem ?? (isUnfinished ? 'unfinished' : undefined);
    const newRequest = newRequestAt(now.settings.get(`remote.${now.remote}.url`) ?? '');
    return {
      user,
      saved: saved.id,
      base: saved.base,
      choices: saved.choices,
      main: now.main,
      hasRemote: now.remote !== undefined,
      handIns: handIns.list(now),
      handInPrefix: now.handInPrefix,
      others: othersNow(place),
      ...(newRequest && {newRequest}),
      ...(problem && {problem}),
    };
  }

  async function commit(request: NewCommit): ReturnType<Repository['commit']> {
    const {branch, was, parents, from, files, message, author} = request;
    const isSave = branch === SAVED_BRANCH;
    const isConnected = parents[0] === was && parents.at(-1) === from;
    if (isSave && !(isConnected && readSavedMessage(message)))
      throw new RefusalError(say('editor.request'), 400);
    const settled = await settle();
    const {now, saved} = settled;
    const last = isSave ? saved.id : (now.refs.get(`refs/heads/${branch}`)?.commit ?? null);
    if (last !== was) return MOVED;
    const commits = [`${from}^{commit}^{tree}`, ...parents.map((parent) => `${parent}^{commit}`)];
    const [tree] = (await askGit(top, 'rev-parse', ...commits))?.split('\n') ?? [];
    if (!tree) throw new RefusalError(say('editor.request'), 404);
    await refuseContents(files, {top, prefix, commits: [saved.id, from]});
    const before = await objects.readTree(top, from);
    const by = {...user, name: user.name || (author ?? '')};
    const content = {tree, files, prefix, before};
    const id = await objects.makeCommit(top, {...content, parents, message, user: by});
    let moved: typeof MOVED | undefined;
    if (!isSave) moved = await handIns.add(now, id, request);
    else if (workTree) moved = await workTree.write(id, parents[1], settled);
    else await git(top, ['update-ref', ref, id, saved.id]);
    return moved ?? {id};
  }

  async function filesIn(id: CommitId): Promise<Record<string, BlobId>> {
    const files = [...(await objects.readTree(top, id))].filter(([name]) =>
      name.startsWith(prefix),
    );
    return Object.fromEntries(files.map(([name, entry]) => [name.slice(prefix.length), entry.id]));
  }

  return checked({
    state: ({isFetching, place}) => state(isFetching, place),
    files: ({commit: id}) => filesIn(id),
    async read({blobs}) {
      const contents = await objects.readBlobs(top, [...new Set(blobs)]);
      // What is no text in base64.
      const textOf = (content: Buffer) =>
        isUtf8(content) ? content.toString() : {base64: content.toString('base64')};
      return Object.fromEntries([...contents].map(([id, content]) => [id, textOf(content)]));
    },
    commit: (request) => queue(() => commit(request)),
    history: (request) => objects.readHistory(top, prefix, request),
    async pictures({commit: id}) {
      const pictures: Record<string, InspectedFile> = {};
      for (const [name, blob] of Object.entries(await filesIn(id)))
        if (name.startsWith('static/')) pictures[name] = await inspectBlob(top, blob);
      return pictures;
    },
    noteTaken: ({branch, commit: id}) =>
      queue(async () => handIns.noteTaken(await look(), branch, id)),
    withdraw: ({branch}) => queue(async () => handIns.withdraw(await look(), branch)),
  });
}

/** What native code says of a picture; its name in a sentence is set by whoever says it. */
async function inspectBlob(top: string, id: BlobId): Promise<InspectedFile> {
  const entry = {siteDir: host.folder, file: `.cache/facts/${id}.json`, key: sharp.versions.sharp};
  const json = await cacheFile(entry, async () => {
    const contents = await objects.readBlobs(top, [id]);
    return Buffer.from(JSON.stringify(await inspectPicture(contents.get(id)!, '')));
  });
  return JSON.parse(json.toString()) as InspectedFile;
}
