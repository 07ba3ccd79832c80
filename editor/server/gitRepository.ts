/* A repository behind git: a folder with a work tree on somebody's own computer, or a bare one in an office. */
import {cacheFile} from 'content/cache';
import {inspectPicture} from 'content/pictures/readPictures';
import type {InspectedFile} from 'content/pictures/pictureOf';
import sharp from 'sharp';
import * as z from 'zod';
import {
  type BlobId,
  type CommitId,
  DRAFTS,
  type HandIn,
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
import {askGit, git, type GitError, isAncestor} from './git';
import * as objects from './objects';
import {type Drafts, openWorkTree, pendingOf} from './workTree';
import {isWritable} from '../core/writable';
import {host} from './host';

interface RepositoryOptions {
  /** The site's folder, or a bare repository. */
  folder: string;
  isBare: boolean;
  user: User;
  /** Where the site is published, without a slash at its end. */
  url?: string;
}

/** How many hand-ins are looked at. */
const KNOWN = 5;
/** Milliseconds after which somebody who has not asked again has gone. */
const PRESENCE = 30_000;
/** Milliseconds for the answer of the published site. */
const PATIENCE = 5000;

const commitId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const writingBranch = z
  .string()
  .max(200)
  .regex(/^writing\/[\w-]+(?:\.[\w-]+)*$/)
  .refine((name) => !name.endsWith('.lock'));
const file = z.string().refine((name) => isWritable(name, 'operation'));
const newFile: z.ZodType<NewFile> = z.union([
  z.strictObject({file, text: z.string().nullable()}) as z.ZodType<NewFile>,
  z.strictObject({file, base64: z.base64()}),
  z.strictObject({file, blob: commitId}),
]);

/** What the methods take. */
const requests = {
  state: z.strictObject({isFetching: z.boolean(), place: z.string().max(500).optional()}),
  files: z.strictObject({commit: commitId}),
  read: z.strictObject({blobs: z.array(commitId).max(20_000)}),
  commit: z.strictObject({
    branch: z.union([z.literal(DRAFTS), writingBranch]),
    was: commitId.nullable(),
    parents: z.array(commitId).min(1).max(2),
    from: commitId,
    files: z.array(newFile).max(5000),
    message: z
      .string()
      .max(1_000_000)
      .regex(/^[^\0]*$/),
    author: z.string().max(200).optional(),
  }),
  history: z.strictObject({
    from: commitId,
    not: commitId.optional(),
    files: z
      .array(z.string().regex(/^\w[^\0]*$/))
      .max(1000)
      .optional(),
    most: z.int().min(1).max(5000),
    isOwn: z.boolean().optional(),
  }),
  facts: z.strictObject({commit: commitId}),
  noteTaken: z.strictObject({branch: writingBranch, commit: commitId}),
  withdraw: z.strictObject({branch: writingBranch}),
} satisfies {[Name in keyof Repository]: z.ZodType<Parameters<Repository[Name]>[0]>};

export const isMethod = (name: string): name is keyof Repository => Object.hasOwn(requests, name);

/** What writers of one repository share. */
interface Shared {
  /** While the remote is asked for what is new. */
  fetching?: Promise<void>;
  /** What each writer has open, by the login. */
  places: Map<string, {name: string; place: string; time: number}>;
}

/** By the folder of git. */
const shared = new Map<string, Shared>();

/** The last work of each kind. */
const last = new Map<string, Promise<unknown>>();

/** Does some work when all work of its kind that was asked for earlier is done. */
function inTurn<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(kind) ?? Promise.resolve()).then(work);
  last.set(
    kind,
    result.catch(() => undefined),
  );
  return result;
}

/** In the settings of a branch that was handed in: the branch that it was made for … */
const baseOf = (branch: string) => `branch.${branch}.writing-base`;
/** … the commit of the others that it was made on … */
const startOf = (branch: string) => `branch.${branch}.writing-start`;
/** … the commit of it that the others had whole … */
const takenOf = (branch: string) => `branch.${branch}.writing-taken`;
/** … and whose it is, in a bare repository. */
const loginOf = (branch: string) => `branch.${branch}.writing-login`;

/** A branch or another ref, and its last commit. */
interface Ref extends Pick<HandIn, 'commit' | 'time' | 'author' | 'subject'> {
  tree: string;
  message: string;
}

const FIELDS = [
  'refname',
  'objectname',
  'tree',
  'committerdate:iso-strict',
  'authorname',
  'subject',
  'contents',
];

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
  let built: CommitId | undefined;

  /** One writer never waits for what another one does at the remote. */
  const queue = <Result>(work: () => Promise<Result>) => inTurn(`${gitDir} ${user.login}`, work);

  /** Branches and settings as they are now. */
  async function look() {
    const names = isBare
      ? `\n${await askGit(top, 'symbolic-ref', 'HEAD')}`
      : await askGit(top, 'rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD');
    const [head = '', checkedOut = ''] = names?.split('\n') ?? [];
    // "HEAD" where none is checked out.
    const branch = /^refs\/heads\/(.+)/.exec(checkedOut)?.[1] ?? 'HEAD';
    const lines = (await git(top, ['config', '--list', '-z'])).split('\0');
    const settings = new Map(
      lines.map((one) => one.split(/\n(.*)/s) as [key: string, value: string]),
    );
    const remotes = [...settings.keys()].flatMap(
      (key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? [],
    );
    const own = settings.get(`branch.${branch}.remote`);
    const likely = [own, 'origin', ...(remotes.length === 1 ? remotes : [])];
    const remote = likely.find((name) => name && remotes.includes(name));
    const merged = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
    const tracked = remote && `refs/remotes/${remote}`;
    const upstream = tracked && branch !== 'HEAD' ? merged.replace('refs/heads', tracked) : '';
    const format = FIELDS.map((field) => `%(${field})%00`).join('');
    const places = [
      'refs/heads/writing',
      ...(tracked ? [`${tracked}/writing`] : []),
      ref,
      pendingOf(ref),
    ];
    const known = [...places, `refs/heads/${branch}`, ...(upstream ? [upstream] : [])];
    const sorted = ['--sort=-refname', '--sort=-committerdate', `--format=${format}`];
    const fields = (await git(top, ['for-each-ref', ...sorted, ...known])).split('\0');
    const refs = new Map<string, Ref>();
    for (let index = 0; index + FIELDS.length < fields.length; index += FIELDS.length) {
      const [
        name = '',
        commit = '',
        tree = '',
        time = '',
        author = '',
        subject = '',
        message = '',
      ] = fields.slice(index);
      refs.set(name.trim(), {commit, tree, time, author, subject, message});
    }
    const here = isBare ? refs.get(`refs/heads/${branch}`)?.commit : head;
    const theirs = refs.get(upstream)?.commit;
    return {branch, settings, remote, upstream, refs, here, theirs};
  }

  type Main = Pick<RepositoryState, 'main' | 'problem'>;
  type Look = Awaited<ReturnType<typeof look>>;

  /** @throws RefusalError when there is no commit at all */
  async function mainOf({here, theirs, upstream}: Look): Promise<Main> {
    const main = theirs ?? here;
    if (!main) throw refusedBecause('noGit');
    if (isBare || !here || main === here || (await isAncestor(top, here, main))) return {main};
    // The branch there was once here: they have put another one in its place.
    const fork = await askGit(top, 'merge-base', '--fork-point', upstream, here);
    if (fork === here) return {main};
    return (await isAncestor(top, main, here)) ? {main: here} : {main, problem: 'failed.own'};
  }

  /** The writer's own branch, which begins with the commit that is here, or with that of the others. */
  async function draftsIn(now: Look): Promise<Drafts> {
    const there = now.refs.get(ref);
    const {main} = await mainOf(now);
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
    built = await builtCommit(url);
  }

  /** All who ask at the same time get one answer. */
  const fetchOnce = () =>
    (common.fetching ??= fetchAll().finally(() => {
      common.fetching = undefined;
    }));

  async function handInsIn(now: Look): Promise<readonly HandIn[]> {
    const {settings, refs, remote, branch: base} = now;
    const {main} = await mainOf(now);
    const own = [...refs].flatMap(([name, {commit, time, author, subject}]) => {
      const branch = name.replace('refs/heads/', '');
      const isOwn =
        settings.get(baseOf(branch)) === base &&
        (!isBare || settings.get(loginOf(branch)) === user.login);
      if (!isOwn) return [];
      const isThere = !remote || refs.has(`refs/remotes/${remote}/${branch}`);
      const wasTaken = settings.get(takenOf(branch)) === commit;
      return [{branch, commit, time, author, subject, isThere, wasTaken}];
    });
    return Promise.all(
      own.slice(0, KNOWN).map(async (one) => ({
        ...one,
        start:
          settings.get(startOf(one.branch)) ??
          (await askGit(top, 'merge-base', one.commit, main)) ??
          one.commit,
      })),
    );
  }

  function othersNow(place: string | undefined) {
    const {places} = common;
    const time = Date.now();
    if (place !== undefined) places.set(user.login, {name: user.name || user.login, place, time});
    return [...places]
      .filter(([login, one]) => login !== user.login && time - one.time < PRESENCE)
      .map(([, one]) => ({name: one.name, place: one.place}));
  }

  async function state({
    isFetching,
    place,
  }: z.infer<typeof requests.state>): Promise<RepositoryState> {
    const failure = isFetching && (await fetchOnce().then(() => undefined, explainGit));
    const {now, drafts, isUnfinished} = await queue(settle);
    const {main, problem = isUnfinished ? 'unfinished' : undefined} = await mainOf(now);
    const said = (failure && failure.id) || problem;
    const newRequest = newRequestAt(now.settings.get(`remote.${now.remote}.url`) ?? '');
    return {
      user,
      drafts: drafts.id,
      main,
      hasRemote: now.remote !== undefined,
      handIns: await handInsIn(now),
      others: othersNow(place),
      ...(built && {built}),
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
      : await handIn(now, {branch, id, was, from});
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

  /** Git locks its settings meanwhile. */
  const note = (name: string, value: string) =>
    inTurn(gitDir, () => git(top, ['config', name, value]));

  interface HandInMove {
    branch: string;
    id: CommitId;
    was: CommitId | null;
    /** The commit of the others that it was made on. */
    from: CommitId;
  }

  async function handIn({remote, branch: base}: Look, {branch, id, was, from}: HandInMove) {
    const name = `refs/heads/${branch}`;
    if (remote) {
      // The branch there is the one that the writer knows.
      const lease = `--force-with-lease=${name}:${was ?? ''}`;
      const words = ['push', '--porcelain', '--no-follow-tags', lease, remote, `${id}:${name}`];
      const refused = await git(top, words).then(
        () => undefined,
        (error: GitError) => error,
      );
      if (
        refused &&
        /\[rejected\].*\((?:stale info|fetch first|non-fast-forward)\)/.test(refused.output)
      )
        return MOVED;
      if (refused) throw refused;
      await git(top, ['update-ref', `refs/remotes/${remote}/${branch}`, id]);
    }
    await git(top, ['update-ref', name, id, was ?? '']);
    await note(baseOf(branch), base);
    await note(startOf(branch), from);
    if (isBare) await note(loginOf(branch), user.login);
    return undefined;
  }

  async function withdraw({branch}: {branch: string}): Promise<void> {
    const now = await look();
    const {remote} = now;
    const own = (await handInsIn(now)).find((one) => one.branch === branch);
    if (!own) throw new RefusalError(say('room.request'), 404);
    if (remote) {
      await git(top, ['push', remote, `:refs/heads/${branch}`]).catch((error: GitError) => {
        if (!/remote ref does not exist/.test(error.output)) throw error;
      });
      await git(top, ['update-ref', '-d', `refs/remotes/${remote}/${branch}`]);
    }
    await git(top, ['update-ref', '-d', `refs/heads/${branch}`, own.commit]);
  }

  async function noteTaken({
    branch,
    commit: taken,
  }: {
    branch: string;
    commit: CommitId;
  }): Promise<void> {
    const own = (await handInsIn(await look())).find((one) => one.branch === branch);
    if (own?.commit !== taken) throw new RefusalError(say('room.request'), 404);
    await note(takenOf(branch), taken);
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
    state,
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
    noteTaken: (request) => queue(() => noteTaken(request)),
    withdraw: (request) => queue(() => withdraw(request)),
  };
  return checked(methods);
}

const ON_GITHUB =
  /^(?:(?:https?|ssh):\/\/)?(?:[^@/:]*(?::[^@/]*)?@)?github\.com(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

/** Where GitHub opens a pull request of `{branch}`; undefined for another host. @param remote its address in git */
export function newRequestAt(remote: string): string | undefined {
  const repository = ON_GITHUB.exec(remote)?.[1];
  return repository && `https://github.com/${repository}/compare/{branch}?expand=1`;
}

/** With requests of another shape refused, and what git says explained. */
function checked(methods: Repository): Repository {
  const all = Object.entries(requests).map(([name, schema]) => [
    name,
    async (request: unknown) => {
      const {data, success} = (schema as z.ZodType).safeParse(request);
      if (!success) throw new RefusalError(say('room.request'), 400);
      const method = methods[name as keyof Repository] as (request: unknown) => Promise<unknown>;
      return method(data).catch((error: unknown) => {
        throw explainGit(error);
      });
    },
  ]);
  return Object.fromEntries(all) as Repository;
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
