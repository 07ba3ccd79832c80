/* Texts that the writer and somebody else have changed: to be chosen from, or to be looked at. */
import {likeness} from 'content/pairs/wordDiff';
import {isLocale, type Locale} from 'nepali-text/locale';
import {encode, textOf} from '../content';
import {readText, writeText} from '../edits/markdownTexts';
import {replacePart, sentencesIn} from '../edits/mergeText';
import {positionsOf} from '../edits/names';
import {isSameValue, partAt} from '../edits/values';
import {setYaml, yamlOf} from '../edits/yamlEdits';
import {routeOf} from 'content/read/pages';
import {englishFileOf, isListFile, isPageFile, listOf} from '../models/names';
import {differing, type Move, movedFile, withoutPage} from '../models/pageAddress';
import {joinTexts, shownLine} from '../phrases';
import type {SavedMessage} from '../repository';
import {site} from '../site';
import type {ConflictOutcome, EditPlace, Json} from '../types';
import {changesInWords} from './changesInWords';
import {type ConflictChoice, conflictChoices} from './mergeFile';
import type {NewContent, Workspace} from './workspace';
import {isWritable} from './writable';

/** The name of a field at the top of a page, which stands before its text. */
const KEY = /^[a-z_]+: /;

/** Those that were not decided, to be noted on: without those whose text the writer has written anew. */
export async function openChoices(workspace: Workspace): Promise<Record<string, ConflictChoice>> {
  const open: Record<string, ConflictChoice> = {};
  for (const [id, choice] of Object.entries({...workspace.state().choices})) {
    const isOpen = (await find(workspace, choice as ConflictChoice)) !== undefined;
    if (isOpen) open[id] = choice as ConflictChoice;
  }
  return open;
}

/** The same in pages that are at another address. */
export const followMoves = (choices: SavedMessage['choices'], moves: readonly Move[]) =>
  Object.values({...choices} as Readonly<Record<string, ConflictChoice>>).reduce((all, choice) => {
    const file = moves.reduce(movedFile, choice.file);
    return {...all, ...conflictChoices(file, choice.commit, {clashes: [choice]})};
  }, {});

/** The file with what was chosen; nothing where it has that already. */
export async function take(
  workspace: Workspace,
  id: string,
  {take: what, text = ''}: ConflictOutcome,
): Promise<NewContent[]> {
  const choice = (await openChoices(workspace))[id];
  const found = choice && what !== 'mine' && (await find(workspace, choice));
  if (!found) return [];
  const {file, theirs} = choice;
  // A page goes with all that names it.
  if (isPageFile(file) && found.mine === null && !found.write(null))
    return differing(
      workspace.files(),
      withoutPage(workspace.files(), routeOf(englishFileOf(file))),
    );
  const [key = ''] = (!isListFile(file) && KEY.exec(String(found.mine))) || [];
  const chosen = {
    theirs,
    both: `${String(found.mine)} ${String(theirs).slice(key.length)}`,
    other: isListFile(file) ? text : key + writeText(text, ''),
  };
  return [{file, content: found.write(chosen[what])}];
}

const isPicture = (address: string) => isWritable(`static${address}`, 'upload');

/** How much a sentence has in common with what was mine in it, where it was changed since. */
const SENTENCE_LIKENESS = 0.5;

/**
 * What is mine now, and the file with something else in its place. Undefined where mine is not there any more, which
 * nobody knows of a file that cannot be read: null.
 */
async function find(
  {files, snapshots}: Workspace,
  {file, path: names, block, mine, isJoined, commit}: ConflictChoice,
) {
  if (!names && mine === null) {
    const theirs = (await snapshots.contentsIn(commit, [file])).get(file);
    return {mine, write: () => theirs};
  }
  const source = textOf(files().get(file)) ?? '';
  const value = names ? yamlOf(source) : source;
  if (value === undefined) return null;
  const at = names && positionsOf(value, names);
  const text = names ? at && partAt(value, at) : source;
  const writeAll = (next: Json | undefined) => (at ? setYaml(source, at, next) : String(next));
  if (typeof text !== 'string' || typeof mine !== 'string') {
    return text !== undefined && isSameValue(text, mine) ? {mine, write: writeAll} : undefined;
  }
  const around = block && text.includes(block) ? block : text;
  const like = (one: string) => likeness(one, mine);
  const [best = ''] = sentencesIn(around).sort((one, other) => like(other) - like(one));
  const now = around.includes(mine)
    ? mine
    : !isJoined && like(best) >= SENTENCE_LIKENESS
      ? best
      : undefined;
  if (now === undefined) return undefined;
  const write = (next: Json | undefined) =>
    writeAll(replacePart(text, around, replacePart(around, now, String(next ?? ''))));
  return {mine: now, write};
}

/** Those that are still to be made, with the words of both: empty for a picture, and where it was removed. */
export async function choicesInWords(workspace: Workspace, locale: Locale) {
  const files = workspace.files();
  const insertions = await site.insertions(files);
  const open = [];
  for (const [id, choice] of Object.entries(await openChoices(workspace))) {
    const {file, base, theirs, isJoined = false, path: names = []} = choice;
    const found = await find(workspace, choice);
    if (!found) continue;
    const {mine} = found;
    const before = files.get(file);
    const next = found.write(isJoined ? base : theirs);
    const after = typeof next === 'string' ? encode(next) : next;
    const [words] = changesInWords(files, [{file, before, after}], locale);
    if (!words) continue;
    const isList = isListFile(file);
    const path = isList ? positionsOf(yamlOf(textOf(before) ?? ''), names) : undefined;
    const where: EditPlace = isList
      ? {view: 'list', name: listOf(file), path}
      : {view: 'page', name: englishFileOf(file)};
    const last = names.at(-1);
    const wordsOf = (value: Json | undefined) => {
      const text = joinTexts(value);
      return isList ? text : readText(text.replace(KEY, ''), '');
    };
    open.push({
      id,
      isJoined,
      /** Whether it is a text, of which both can stay. */
      isText: [mine, theirs].every((one) => typeof one === 'string' && !isPicture(one)),
      place: words.place || shownLine(words.lines, insertions, locale),
      where,
      locale: isLocale(last) ? last : (words.lines[0]?.locale ?? locale),
      base: wordsOf(base),
      mine: wordsOf(mine),
      theirs: wordsOf(theirs),
    });
  }
  return open;
}
