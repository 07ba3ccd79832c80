/*
 * What was deleted earlier and can be brought back, from the history of the site: entries of a list,
 * parts of a page, and pages.
 */
import {parse} from 'yaml';
import {pageFolders, pairOf, parsePage} from 'content/read/pages';
import {ledgerFileOf} from 'content/pairs/ledger';
import {diffRuns} from 'content/pairs/wordDiff';
import {mergeText} from '../edits/mergeText';
import {positionsOf} from '../edits/mergeYaml';
import {idOf, isFields, isList, partAt, spliced} from '../edits/values';
import {setYaml} from '../edits/yamlEdits';
import type {Locale} from 'nepali-text/locale';
import type {FilePath, Json} from '../types';
import {type Content, encode, isEqual, textOf} from '../content';
import {reversed, sentencesOf} from './changesInWords';
import {type FileChange, mostAlike} from '../models/changes';
import {SHOWN, type Version, versionsOf} from './history';
import {isWritable} from './writable';
import type {NewContent, Workspace} from './workspace';

/** Something that was deleted, with what brings it back. Without a time, it was not handed in. */
interface Lost extends Partial<Pick<Version, 'time' | 'author'>> {
  id: string;
  changes: FileChange[];
}

type Sources = Version['sources'];

/** What a version of some files has and the next one and the folder have not; `again`: the files with it. */
type Finder = (older: Sources, newer: Sources, now: Sources) => {id: string; again: Sources}[];

/** What was deleted, the last first, in words. @param file a list or an English page; empty: all pages */
export async function deletedInWords(workspace: Workspace, file: string, locale: Locale) {
  const lost = await findLost(workspace, file);
  return lost.map(({changes, ...one}) => ({
    ...one,
    what: sentencesOf(workspace.files(), changes.map(reversed), locale),
  }));
}

/** The files with what was deleted in its place again. */
export async function contentsWith(
  workspace: Workspace,
  file: string,
  id: string,
): Promise<NewContent[]> {
  const lost = (await findLost(workspace, file)).find((one) => one.id === id);
  return lost?.changes.map((change) => ({file: change.file, content: change.after})) ?? [];
}

async function findLost(workspace: Workspace, file: string): Promise<Lost[]> {
  const files = workspace.files();
  const pair = pairOf(files, file);
  if (pair) return compareVersions(workspace, [pair.englishFile, pair.translationFile], lostBlocks);
  if (file !== '') return compareVersions(workspace, [file], lostEntries);
  const pages: Lost[] = [];
  for (const name of await deletedPages(workspace)) {
    const names = [name, pairOf(files, name)!.translationFile, ledgerFileOf(name)];
    const [last] = await compareVersions(workspace, names, lostFiles);
    if (last) pages.push({...last, id: name});
  }
  return pages;
}

/** How many commits are searched for pages that were deleted. */
const COMMITS = 1000;

/** English files that were there, until now or in an earlier commit. */
async function deletedPages({repository, snapshots, base, files}: Workspace): Promise<string[]> {
  const folders = pageFolders.map(({english}) => english);
  const commits = await repository.history({from: base(), files: folders, most: COMMITS});
  const names = new Set([
    ...Object.keys(await snapshots.treeOf(base())),
    ...commits.flatMap(({changes}) => changes.map(({file}) => file)),
  ]);
  return [...names]
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => isWritable(file, 'edit') && !files().has(file))
    .slice(0, SHOWN);
}

async function compareVersions(workspace: Workspace, names: readonly string[], find: Finder) {
  const contents = names.map((file): Content => workspace.files().get(file) ?? null);
  const now = contents.map(textOf);
  const lost = new Map<string, Lost>();
  let newer: Pick<Version, 'sources'> & Partial<Version> = {sources: now};
  for (const older of await versionsOf(workspace, names)) {
    const {time, author} = newer;
    for (const {id, again} of find(older.sources, newer.sources, now)) {
      if (lost.has(id) || lost.size === SHOWN) continue;
      const changes = names.map((file, index): FileChange => {
        const [before = null, after] = [contents[index], again[index]];
        return {file, before, after: after === undefined ? null : encode(after)};
      });
      const changed = changes.filter(({before, after}) => !isEqual(before, after));
      if (changed.length > 0) lost.set(id, {id, time, author, changes: changed});
    }
    newer = older;
  }
  return [...lost.values()];
}

const lostFiles: Finder = (older, newer, now) => {
  if (older[0] === undefined || newer[0] !== undefined) return [];
  return [{id: '', again: older.map((source, index) => now[index] ?? source)}];
};

/* ---- Entries of a list ---- */

interface Entry {
  /** Keys and ids that lead to the list. */
  list: FilePath;
  index: number;
  value: Json;
}

const lostEntries: Finder = ([older = ''], [newer = ''], [now = '']) => {
  const value = parse(now) as Json;
  const after = entriesOf(parse(newer) as Json);
  return [...entriesOf(parse(older) as Json)].flatMap(([id, entry]) => {
    const at = positionsOf(value, entry.list);
    const list = at && partAt(value, at);
    const isThere = !isList(list) || list.some((one) => idOf(one) === idOf(entry.value));
    if (after.has(id) || isThere) return [];
    return [{id, again: [setYaml(now, at!, spliced(list, entry.index, 0, entry.value))]}];
  });
};

/** All entries with an id, by the keys and ids that lead to them. */
function entriesOf(value: Json, list: FilePath = []): Map<string, Entry> {
  if (!isList(value) && !isFields(value)) return new Map();
  const parts = Object.entries(value).flatMap(([key, part]): [string, Entry][] => {
    const name = isList(value) ? (idOf(part) ?? Number(key)) : key;
    const entry: Entry = {list, index: Number(key), value: part};
    const isEntry = isList(value) && typeof name === 'string';
    const own: [string, Entry][] = isEntry ? [[JSON.stringify([...list, name]), entry]] : [];
    return [...own, ...entriesOf(part, [...list, name])];
  });
  return new Map(parts);
}

/* ---- Parts of a page ---- */

const blocksIn = (source: string) => source.trimEnd().split(/\n{2,}/);
const joined = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;

const lostBlocks: Finder = (older, newer, now) => {
  const [english = [], translation = []] = now.map((_, at) =>
    lostIn(older[at], newer[at], now[at]),
  );
  // What was deleted in both languages comes back in both.
  if (english.length === translation.length) {
    return english.map(({id, source}, index) => ({
      id,
      again: [source, translation[index]?.source],
    }));
  }
  return [
    ...english.map(({id, source}) => ({id, again: [source, now[1]]})),
    ...translation.map(({id, source}) => ({id, again: [now[0], source]})),
  ];
};

function lostIn(older?: string, newer?: string, now?: string) {
  if (older === undefined || newer === undefined || now === undefined) return [];
  const after = blocksIn(newer);
  let from = 0;
  return diffRuns(blocksIn(older), after).flatMap((run) => {
    const at = from;
    from += run.after.length;
    const changed = run.after.map((text) => ({text}));
    const lost = run.before.filter((block) => !mostAlike(changed, block) && !now.includes(block));
    if (lost.length === 0) return [];
    const again = [...after.slice(0, at), ...lost, ...after.slice(at)];
    const {text, clashes} = mergeText(joined(after), now, joined(again));
    // At the end where its place is gone: nothing that is there now may get lost.
    const isWhole = clashes.length === 0 && blocksIn(now).every((block) => text.includes(block));
    const source = isWhole ? text : joined([now.trimEnd(), ...lost]);
    // The beginning or the end of a component alone cannot be brought back.
    return parsePage('page.mdx', source).problems.length > 0 ? [] : [{id: joined(lost), source}];
  });
}
