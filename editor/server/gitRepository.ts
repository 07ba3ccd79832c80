/* A repository behind git: a folder with a work tree on somebody's own computer, or a bare one in an office. */
import {cacheFile} from 'content/cache';
import {inspectPicture} from 'content/pictures/readPictures';
import type {InspectedFile} from 'content/pictures/pictureOf';
import sharp from 'sharp';
import {
  type BlobId,
  type CommitId,
  DRAFTS,
  MOVED,
  type NewCommit,
  type NewFile,
  readDraftMessage,
  type Repository,
  type RepositoryState,
  type User,
  writeDraftMessage,
} from '../repository';
import {RefusalError, say} from '../sentences';
import {explainGit, refusedBecause} from './explainGit';
import {askGit, git} from './git';
import {handInsOf, newRequestAt} from './handIns';
import {host} from './host';
import {inTurn} from './inTurn';
import * as objects from './objects';
import {mainOf, readRefs, type Refs} from './refs';
import {checked, commitId} from './requests';
import {type Drafts, openWorkTree, pendingOf} from './workTree';

interface RepositoryOptions {
  /** The site's folder, or a bare repository. */
  folder: string;
  isBare: boolean;
  user: User;
  /** Where the site is published, without a slash at its end. */
  url?: string;
}

/** Milliseconds after which somebody who has not asked again has gone. */
const PRESENCE = 30_000;
/** Milliseconds for the answer of the published site. */
const PATIENCE = 5000;

/** What writers of one repository share. */
interface Shared {
  /** While the remote is asked for what is new. */
  fetching?: Promise<void>;
  /** The commit that the published site was built from. */
  built?: CommitId;
  /** What each writer has open, by the login. */
  places: Map<string, {name: string; place: string; time: number}>;
}

/** By the folder of git. */
const shared = new Map<string, Shared>();

/** @throws RefusalError where git is not installed, or has no commit of the site */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  const {folder, isBare, user, url} = options;
  const paths = [
    'rev-parse',
    '--absolute-git-dir',
    ...(isBare ? [] : ['--show-toplevel', '--show-prefix']),
  ];
  const [gitDir = '', top = gitDir, prefix = ''] =
    (await askGit(folder, ...paths))?.split('\n') ?? [];
  if (!gitDir) throw refusedBecause('noGit');
  const ref = `refs/writing/${user.login}`;
  const workTree = isBare ? undefined : await openWorkTree({top, prefix, gitDir, user, ref});
  const common: Shared = shared.get(gitDir) ?? {places: new Map()};
  shared.set(gitDir, common);
  const handIns = handInsOf(top, user);
  const look = () => readRefs(top, isBare, ref);

  /** One writer never waits for what another one does at the remote. */
  const queue = <Result>(work: () => Promise<Result>) => inTurn(`${gitDir} ${user.login}`, work);

  /** The writer's own branch, which begins with the commit that is here, or with that of the others. */
  async function draftsIn(now: Refs): Promise<Drafts> {
    const there = now.refs.get(ref);
    const {main} = await mainOf(top, now);
    const base = workTree ? now.here! : main;
    if (there) {
      const message = readDraftMessage(there.message);
      return {id: there.commit, tree: there.tree, base: message?.base ?? base};
    }
    const tree = await git(top, ['rev-parse', `${base}^{tree}`]);
    const message = writeDraftMessage({label: '', base});
    const id = await objects.writeCommit(top, {tree, parents: [base], message, user});
    await git(top, ['update-ref', ref, id, '']);
    return {id, tree, base};
  }

  /** Completes what was interrupted, and takes what was changed outside the editor. */
  async function settle() {
    let now = await look();
    const pending = now.refs.get(pendingOf(ref));
    if (pending && workTree && now.here) {
      await workTree.complete(pending.commit, await draftsIn(now), now.here);
      now = await look();
    }
    let drafts = await draftsIn(now);
    const isUnfinished = workTree !== undefined && (await workTree.isUnfinished());
    if (workTree && !isUnfinished) drafts = await workTree.takeOutside(now.here!, drafts);
    return {now, drafts, isUnfinished};
  }

  async function fetchAll(): Promise<void> {
    const {remote} = await look();
    if (!remote) return;
    const all = `+refs/heads/*:refs/remotes/${remote}/*`;
    const words = ['--prune', '--no-tags', '--no-write-fetch-head', '--quiet'];
    await git(top, ['fetch', ...words, remote, all]);
    common.built = await builtCommit(url);
  }

  /** All who ask at the same time get one answer. */
  const fetchOnce = () =>
    (common.fetching ??= fetchAll().finally(() => {
      common.fetching = undefined;
    }));

  function othersNow(place: string | undefined) {
    const {places} = common;
    const time = Date.now();
    if (place !== undefined) places.set(user.login, {name: user.name || user.login, place, time});
    return [...places]
      .filter(([login, one]) => login !== user.login && time - one.time < PRESENCE)
      .map(([, one]) => ({name: one.name, place: one.place}));
  }

  async function state(isFetching: boolean, place?: string): Promise<RepositoryState> {
    const failure = isFetching && (await fetchOnce().then(() => undefined, explainGit));
    const {now, drafts, isUnfinished} = await queue(settle);
    const {main, problem = isUnfinished ? 'unfinished' : undefined} = await mainOf(top, now);
    const said = (failure && failure.id) || problem;
    const newRequest = newRequestAt(now.settings.get(`remote.${now.remote}.url`) ?? '');
    return {
      user,
      drafts: drafts.id,
      base: drafts.base,
      main,
      hasRemote: now.remote !== undefined,
      handIns: await handIns.list(now),
      others: othersNow(place),
      ...(common.built && {built: common.built}),
      ...(newRequest && {newRequest}),
      ...(said && {problem: said}),
    };
  }

  /** The tree of a new commit, and what differs in it from the one that it is made from. */
  async function makeTree(from: CommitId, files: readonly NewFile[]) {
    const before = await objects.readTree(top, from);
    const changes: objects.TreeChange[] = [];
    for (const one of files) {
      const name = prefix + one.file;
      const old = before.get(name);
      const id = await blobOf(one);
      const after = id === null ? undefined : {mode: old?.mode ?? ('100644' as const), id};
      if (old || after) changes.push({file: name, before: old, after});
    }
    const blobs = changes.map((one) => ({
      file: one.file.slice(prefix.length),
      before: one.before?.id ?? null,
      after: one.after?.id ?? null,
    }));
    return {tree: await objects.writeTree(top, from, changes), blobs};
  }

  async function blobOf(one: NewFile): Promise<BlobId | null> {
    if ('blob' in one) return one.blob;
    if ('base64' in one) return objects.writeBlob(top, Buffer.from(one.base64, 'base64'));
    return one.text === null ? null : objects.writeBlob(top, one.text);
  }

  async function commit(request: NewCommit): ReturnType<Repository['commit']> {
    const {branch, was, parents, from, files, message, author} = request;
    const isDrafts = branch === DRAFTS;
    const isConnected = parents[0] === was && parents.at(-1) === from;
    if (isDrafts && !isConnected) throw new RefusalError(say('room.request'), 400);
    const {now, drafts, isUnfinished} = await settle();
    const name = isDrafts ? ref : `refs/heads/${branch}`;
    const last = isDrafts ? drafts.id : (now.refs.get(name)?.commit ?? null);
    if (last !== was) return MOVED;
    const given = files.flatMap((one) => ('blob' in one ? one.blob : []));
    await objects.refuseUnknown(top, [...parents, from], given);
    const {tree, blobs} = await makeTree(from, files);
    const by = {...user, name: user.name || (author ?? '')};
    const id = await objects.writeCommit(top, {tree, parents, message, user: by});
    const moved = isDrafts
      ? await putOnDrafts({from: drafts.id, to: id}, parents[1], {now, drafts, isUnfinished})
      : await handIns.add(now, {branch, id, was, from});
    return moved ?? {id, blobs};
  }

  type Settled = Awaited<ReturnType<typeof settle>>;

  async function putOnDrafts(
    move: {from: CommitId; to: CommitId},
    brought: CommitId | undefined,
    {now, isUnfinished}: Settled,
  ): Promise<typeof MOVED | undefined> {
    if (!workTree) {
      await git(top, ['update-ref', ref, move.to, move.from]);
      return undefined;
    }
    if (brought !== undefined && isUnfinished) throw refusedBecause('unfinished');
    const head = brought === undefined ? undefined : {from: now.here!, to: brought};
    const moved = await workTree.write(move, head);
    // The other files would not be taken.
    if (moved && isUnfinished) throw refusedBecause('unfinished');
    return moved;
  }

  /** The files of the site's folder. */
  async function filesIn(id: CommitId): Promise<Record<string, BlobId>> {
    await objects.refuseUnknown(top, [id], []);
    const files = [...(await objects.readTree(top, id))].filter(([name]) =>
      name.startsWith(prefix),
    );
    return Object.fromEntries(files.map(([name, entry]) => [name.slice(prefix.length), entry.id]));
  }

  async function read({blobs}: {blobs: readonly BlobId[]}) {
    const contents = await objects.readBlobs(top, [...new Set(blobs)]);
    return Object.fromEntries([...contents].map(([id, content]) => [id, objects.toText(content)]));
  }

  const methods: Repository = {
    state: ({isFetching, place}) => state(isFetching, place),
    files: ({commit: id}) => filesIn(id),
    read,
    commit: (request) => queue(() => commit(request)),
    async history(request) {
      await objects.refuseUnknown(top, [request.from, ...(request.not ? [request.not] : [])], []);
      return objects.readHistory(top, prefix, request);
    },
    async facts({commit: id}) {
      const files = Object.entries(await filesIn(id)).filter(([name]) =>
        name.startsWith('static/'),
      );
      const pictures: Record<string, InspectedFile> = {};
      for (const [name, blob] of files) pictures[name] = await inspectBlob(top, blob);
      return {pictures};
    },
    noteTaken: ({branch, commit: id}) =>
      queue(async () => handIns.noteTaken(await look(), branch, id)),
    withdraw: ({branch}) => queue(async () => handIns.withdraw(await look(), branch)),
  };
  return checked(methods);
}

/** The commit that the site was built from; undefined when that is not known. */
async function builtCommit(url: string | undefined): Promise<CommitId | undefined> {
  if (!url) return undefined;
  const answer: unknown = await fetch(`${url}/build.json`, {signal: AbortSignal.timeout(PATIENCE)})
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return commitId.safeParse(Object(answer).commit).data;
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
