/* How a text was before, from the history of the site. */
import {parse} from 'yaml';
import {mdxBlocksOf} from 'content/read/blocks';
import {parsePage} from 'content/read/pages';
import {placeOf, valueAt} from 'content/read/yaml';
import {type WordDiff, wordDiff} from 'content/pairs/wordDiff';
import {textToEdit} from '../edits/markdownEdits';
import {positionsOf} from '../edits/mergeYaml';
import type {FilePath, Json} from '../types';
import {mostAlike} from '../models/changes';
import {textOf} from '../content';
import type {Workspace} from './workspace';

/** How many commits are looked at, and how many versions are shown. */
const COMMITS = 200;
export const SHOWN = 20;

export interface Version {
  /** ISO 8601. */
  time: string;
  author: string;
  /** The content of each file; undefined where it was not there. */
  sources: readonly (string | undefined)[];
}

/** The versions of some files that were handed in, the last one first. */
export async function versionsOf(
  {versionsOf: commitsOf, snapshots, base}: Workspace,
  files: readonly string[],
): Promise<Version[]> {
  const inBase = files.map(async (file) => textOf(await snapshots.contentIn(base(), file)));
  let sources: readonly (string | undefined)[] = await Promise.all(inBase);
  return (await commitsOf(files, COMMITS)).map(({time, author, changes}) => {
    const changed = files.map((file) => changes.find((one) => one.file === file));
    const after = changed.map((change, index) => (change ? change.after : sources[index]));
    sources = changed.map((change, index) => (change ? change.before : sources[index]));
    return {time, author, sources: after};
  });
}

/** A version of a text. @param change from it to the one that came after it */
type Earlier = Omit<Version, 'sources'> & {text: string; change: WordDiff};

/** The last version first. @param path as in an edit of the file as it is now */
export async function history(
  workspace: Workspace,
  file: string,
  path: FilePath,
): Promise<Earlier[]> {
  const source = textOf(workspace.files().get(file)) ?? '';
  const read = (/\.mdx?$/.test(file) ? blockReader : valueReader)(file, source, path);
  const current = read(source);
  const versions: Earlier[] = [];
  let newer = current;
  for (const {time, author, sources} of await versionsOf(workspace, [file])) {
    const text = sources[0] === undefined ? undefined : read(sources[0]);
    if (text === undefined || versions.length === SHOWN) break;
    // Who wrote a version is in the oldest of its commits.
    const last = versions.at(-1);
    if (text !== newer) versions.push({time, author, text, change: wordDiff(text, newer ?? '')});
    else if (last) Object.assign(last, {time, author});
    newer = text;
  }
  return versions.filter(({text}) => text !== current);
}

/** Finds the same text in an older version; undefined before it was there. */
type Reader = (source: string) => string | undefined;

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A value of a list, by the ids that lead to it. */
function valueReader(_: string, source: string, path: FilePath): Reader {
  const names = placeOf(parse(source), path);
  return (older) => {
    const value = parse(older) as Json;
    const at = positionsOf(value, names);
    return at && textOr(valueAt(value, at));
  };
}

/** A block of a page, or a field at its top; of blocks, the most alike in the same section. */
function blockReader(file: string, source: string, [place = 0]: FilePath): Reader {
  if (typeof place === 'string') {
    return (older) => textOr(parsePage(file, older).frontMatter.get(place)?.value);
  }
  let known = mdxBlocksOf(parsePage(file, source))[place];
  return (older) => {
    const page = parsePage(file, older);
    const likely = mdxBlocksOf(page).filter(
      ({kind, section}) => kind === known?.kind && section === known.section,
    );
    const best = mostAlike(likely, known?.text);
    if (!best) return undefined;
    known = best;
    return textToEdit(page, best);
  };
}
