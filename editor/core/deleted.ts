/*
 * What was deleted earlier and can be brought back, from the history of the site: entries of a list,
 * parts of a page, and pages.
 */
import {pageFolders, pairOf, parsePage, routeOf} from 'content/read/pages';
import {ledgerFileOf} from 'content/pairs/ledger';
import {diffRuns} from 'content/pairs/wordDiff';
import {positionsOf} from '../edits/names';
import {idOf, isFields, isList, partAt, spliced} from '../edits/values';
import {setYaml, yamlOf} from '../edits/yamlEdits';
import type {Locale} from 'nepali-text/locale';
import type {FilePath, Json} from '../types';
import {encode, isSameContent, textOf} from '../content';
import {reversed, sentencesOf} from './changesInWords';
import {type FileChange, mostAlike} from '../models/changes';
import {redirectsIn} from '../models/pageAddress';
import {VERSIONS_SHOWN, type Version, versionsOf} from './history';
import {mergeFile} from './mergeFile';
import {isWritable} from './writable';
import type {NewContent, Workspace} from './workspace';

/** Something that was deleted, with what brings it back. Without a time, it was not handed in. */
interface Deleted extends Partial<Pick<Version, 'time' | 'author'>> {
  id: string;
  changes: FileChange[];
}

/** The text of each file. */
type Sources = readonly (string | undefined)[];

/** What a version of some files has and the next one has not; `again`: the next one with it. Undefined where one cannot be read. */
type Finder = (older: Sources, newer: Sources) => {id: string; again: Sources}[] | undefined;

/** What was deleted, the last first, in words. @param file a list or an English page; empty: all pages */
export async function deletedInWords(workspace: Workspace, file: string, locale: Locale) {
  const deleted = await findDeleted(workspace, file);
  return deleted.map(({changes, ...one}) => ({
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
  const deleted = (await findDeleted(workspace, file)).find((one) => one.id === id);
  return deleted?.changes.map((change) => ({file: change.file, content: change.after})) ?? [];
}

async function findDeleted(workspace: Workspace, file: string): Promise<Deleted[]> {
  const files = workspace.files();
  const pair = pairOf(files, file);
  if (pair) return compareVersions(workspace, [pair.englishFile, pair.translationFile], blocks);
  if (file !== '') return compareVersions(workspace, [file], entries);
  const deleted: Deleted[] = [];
  for (const name of await deletedPages(workspace)) {
    const names = [name, pairOf(files, name)!.translationFile, ledgerFileOf(name)];
    const [last] = await compareVersions(workspace, names, pages);
    if (last) deleted.push({...last, id: name});
  }
  return deleted;
}

/** How many commits are searched for pages that were deleted. */
const PAGE_COMMITS = 1000;

/** English files that were there, until now or in an earlier commit. */
async function deletedPages({snapshots, state, files}: Workspace): Promise<string[]> {
  const {base} = state();
  const folders = pageFolders.map(({english}) => english);
  const commits = await snapshots.history({from: base, files: folders, most: PAGE_COMMITS});
  const names = new Set([
    ...Object.keys(await snapshots.treeOf(base)),
    ...commits.flatMap(({changes}) => changes.map(({file}) => file)),
  ]);
  // A page that is at another address is not gone.
  const moved = new Set(redirectsIn(files()).map(({from}) => from));
  return [...names]
    .filter((file) => !moved.has(routeOf(file)))
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => isWritable(file, 'edit') && !files().has(file))
    .slice(0, VERSIONS_SHOWN);
}

async function compareVersions(workspace: Workspace, names: readonly string[], find: Finder) {
  const now = names.map((file) => workspace.files().get(file));
  const deleted = new Map<string, Deleted>();
  let newer: Partial<Version> & Pick<Version, 'contents'> = {contents: now};
  for (const older of await versionsOf(workspace, names)) {
    const {time, author, contents} = newer;
    const found = find(older.contents.map(textOf), contents.map(textOf));
    if (!found) continue;
    for (const {id, again} of found) {
      if (deleted.has(id) || deleted.size === VERSIONS_SHOWN) continue;
      const changes = names.flatMap((file, index): FileChange[] => {
        const [before, whole] = [now[index], again[index]];
        const added = whole === undefined ? undefined : encode(whole);
        const {content: after, clashes} = before
          ? mergeFile(file, contents[index], added, before)
          : {content: added, clashes: []};
        // What was written in its place is worth more.
        return clashes.length > 0 || isSameContent(before, after) ? [] : [{file, before, after}];
      });
      if (changes.length > 0) deleted.set(id, {id, time, author, changes});
    }
    newer = older;
  }
  return [...deleted.values()];
}

const pages: Finder = (older, newer) =>
  older[0] === undefined || newer[0] !== undefined ? [] : [{id: '', again: older}];

/* ---- Entries of a list ---- */

interface Entry {
  /** Keys and ids that lead to the list. */
  list: FilePath;
  index: number;
  value: Json;
}

const entries: Finder = ([older = ''], [newer = '']) => {
  const [root, before] = [newer, older].map(yamlOf);
  if (root === undefined || before === undefined) return undefined;
  const there = entriesOf(root);
  return [...entriesOf(before)].flatMap(([id, {list, index, value}]) => {
    const at = there.has(id) ? undefined : positionsOf(root, list);
    const around = at && partAt(root, at);
    if (!isList(around)) return [];
    return [{id, again: [setYaml(newer, at!, spliced(around, index, 0, value))]}];
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

const blocks: Finder = (older, newer) => {
  const [english = [], translation = []] = newer.map((_, at) => goneFrom(older[at], newer[at]));
  // What was deleted in both languages comes back in both.
  if (english.length === translation.length) {
    return english.map(({id, again}, index) => ({id, again: [again, translation[index]?.again]}));
  }
  return [
    ...english.map(({id, again}) => ({id, again: [again, newer[1]]})),
    ...translation.map(({id, again}) => ({id, again: [newer[0], again]})),
  ];
};

function goneFrom(older?: string, newer?: string) {
  if (older === undefined || newer === undefined) return [];
  const after = blocksIn(newer);
  let from = 0;
  return diffRuns(blocksIn(older), after).flatMap((run) => {
    const at = from;
    from += run.after.length;
    const changed = run.after.map((text) => ({text}));
    const gone = run.before.filter((block) => !mostAlike(changed, block));
    if (gone.length === 0) return [];
    const again = joined([...after.slice(0, at), ...gone, ...after.slice(at)]);
    // The beginning or the end of a component alone cannot be brought back.
    return parsePage('page.mdx', again).problems.length > 0 ? [] : [{id: joined(gone), again}];
  });
}
