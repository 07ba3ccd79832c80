/* The branches and settings of a repository, as they are now. */
import type {HandIn, RepositoryState} from '../repository';
import {refusedBecause} from './explainGit';
import {askGit, git, isAncestor} from './git';
import {pendingOf} from './workTree';

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

export type Refs = Awaited<ReturnType<typeof readRefs>>;

/** @param ref the writer's own branch */
export async function readRefs(top: string, isBare: boolean, ref: string) {
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
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []);
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
    const [name = '', commit = '', tree = '', time = '', author = '', subject = '', message = ''] =
      fields.slice(index);
    refs.set(name.trim(), {commit, tree, time, author, subject, message});
  }
  const here = isBare ? refs.get(`refs/heads/${branch}`)?.commit : head;
  const theirs = refs.get(upstream)?.commit;
  return {isBare, branch, settings, remote, upstream, refs, here, theirs};
}

/** @throws RefusalError when there is no commit at all */
export async function mainOf(
  top: string,
  {isBare, here, theirs, upstream}: Refs,
): Promise<Pick<RepositoryState, 'main' | 'problem'>> {
  const main = theirs ?? here;
  if (!main) throw refusedBecause('noGit');
  if (isBare || !here || main === here || (await isAncestor(top, here, main))) return {main};
  // The branch there was once here: they have put another one in its place.
  const fork = await askGit(top, 'merge-base', '--fork-point', upstream, here);
  if (fork === here) return {main};
  return (await isAncestor(top, main, here)) ? {main: here} : {main, problem: 'failed.own'};
}
