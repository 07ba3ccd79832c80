/* How texts were before, from the history of the site. */
import {mdxBlocksOf} from 'content/read/blocks';
import {parsePage} from 'content/read/pages';
import {placeOf} from 'content/read/values';
import {earlierTexts, type EarlierTexts} from 'content/pairs/earlierTexts';
import {type Side, type SourceText, textsInVersion} from 'content/pairs/sources';
import {bySource, type SiteText} from 'content/pairs/texts';
import {type WordDiff, wordDiff} from 'content/pairs/wordDiff';
import {textToEdit} from '../edits/markdownEdits';
import {positionsOf} from '../edits/names';
import {partAt} from '../edits/values';
import {yamlOf} from '../edits/yamlEdits';
import type {FilePath} from '../types';
import {mostAlike} from '../models/changes';
import {type Content, textOf} from '../content';
import type {Workspace} from './workspace';

/** How many commits are looked at … */
const TEXT_COMMITS = 200;
/** … and how many of them to find a text that was agreed. */
const AGREED_COMMITS = 40;
/** How many versions are shown. */
export const VERSIONS_SHOWN = 20;

export interface Version {
  /** ISO 8601. */
  time: string;
  author: string;
  /** Of each file. */
  contents: readonly Content[];
}

/** The versions of some files that were handed in, the last one first. */
export async function versionsOf(
  {snapshots, state}: Workspace,
  files: readonly string[],
  most = TEXT_COMMITS,
): Promise<Version[]> {
  const {base} = state();
  const commits = await snapshots.historyWithContents({from: base, files, most});
  const now = await snapshots.contentsIn(base, files);
  let contents = files.map((file) => now.get(file));
  return commits.map(({time, author, changes}) => {
    const changed = files.map((file) => changes.find((change) => change.file === file));
    const after = changed.map((change, index) => (change ?? {after: contents[index]}).after);
    contents = changed.map((change, index) => (change ?? {before: contents[index]}).before);
    return {time, author, contents: after};
  });
}

/** The texts of the versions that were read: where time was too short for all, the next question reads further. */
const textsOf: Record<Side, WeakMap<Uint8Array, readonly SourceText[]>> = {
  english: new WeakMap(),
  translation: new WeakMap(),
};

/** Stale texts as they were when they were agreed. */
export async function earlierOf(
  workspace: Workspace,
  texts: readonly SiteText[],
): Promise<EarlierTexts> {
  const changed = texts.filter(({before}) => before.length > 0);
  const names = [...bySource(changed).keys()].flatMap(({files}) => Object.values(files));
  const versions = names.length > 0 ? await versionsOf(workspace, names, AGREED_COMMITS) : [];
  return earlierTexts(function* (file, side) {
    for (const content of new Set(
      versions.map((version) => version.contents[names.indexOf(file)]),
    )) {
      if (!content) continue;
      const read = textsOf[side].get(content) ?? textsInVersion(file, textOf(content) ?? '', side);
      textsOf[side].set(content, read);
      yield read;
    }
  }, changed);
}

/** A version of a text. @param change from it to the one that came after it */
type Earlier = Omit<Version, 'contents'> & {text: string; change: WordDiff};

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
  for (const {time, author, contents} of await versionsOf(workspace, [file])) {
    const text = contents[0] && read(textOf(contents[0])!);
    if (text === null) continue;
    if (text === undefined || versions.length === VERSIONS_SHOWN) break;
    // Who wrote a version is in the oldest of its commits.
    const last = versions.at(-1);
    if (text !== newer) versions.push({time, author, text, change: wordDiff(text, newer ?? '')});
    else if (last) Object.assign(last, {time, author});
    newer = text;
  }
  return versions.filter(({text}) => text !== current);
}

/** Finds the same text in an older version; undefined before it was there, null where that cannot be read. */
type Reader = (source: string) => string | null | undefined;

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A value of a list, by the ids that lead to it. */
function valueReader(_: string, source: string, path: FilePath): Reader {
  const names = placeOf(yamlOf(source), path);
  return (older) => {
    const value = yamlOf(older);
    if (value === undefined) return null;
    const at = positionsOf(value, names);
    return at && textOr(partAt(value, at));
  };
}

/** A block of a page, or a field at its top; of blocks, the most alike in the same section. */
function blockReader(file: string, source: string, [place = 0]: FilePath): Reader {
  if (typeof place === 'string') {
    return (older) => {
      const {frontMatter, problems} = parsePage(file, older);
      return textOr(frontMatter.get(place)?.value) ?? (problems.length > 0 ? null : undefined);
    };
  }
  let known = mdxBlocksOf(parsePage(file, source))[place];
  return (older) => {
    const page = parsePage(file, older);
    const likely = mdxBlocksOf(page).filter(
      ({kind, section}) => kind === known?.kind && section === known.section,
    );
    const best = mostAlike(likely, known?.text);
    if (!best) return page.problems.length > 0 ? null : undefined;
    known = best;
    return textToEdit(page, best);
  };
}
