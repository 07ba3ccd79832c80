/* Texts that the writer and somebody else have changed: to be chosen from, or to be looked at. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {writeFileAtomically} from 'content/read/files';
import {valueAt} from 'content/read/yaml';
import {likeness, writeDiff} from 'content/pairs/wordDiff';
import {isLocale, type Locale} from 'nepali-text/locale';
import {readText, writeText} from '../edits/markdownTexts';
import {replacePart, sentencesIn} from '../edits/mergeText';
import {positionsOf} from '../edits/mergeYaml';
import {setYaml} from '../edits/yamlEdits';
import {englishFileOf, isListFile, listOf} from '../models/names';
import {joinTexts} from '../phrases';
import type {ConflictOutcome, EditPlace, Json} from '../protocol';
import {changesInWords} from './changesInWords';
import {contentIn} from './git';
import type {Clash, MergedFile} from './mergeFile';
import {roomFolder} from './steps';
import {contentOf} from './writeChanges';

export interface BothChanged extends Clash {
  file: string;
  /** The commit that has theirs. */
  commit: string;
  /** Both have added to the text `mine`, which was `base` without theirs: nothing to choose. */
  isJoined?: boolean;
}

/** By file, path and mine. */
type Choices = Readonly<Record<string, BothChanged>>;

const placeIn = (siteDir: string) => path.join(siteDir, roomFolder, 'choices.json');

const readChoices = async (siteDir: string): Promise<Choices> =>
  JSON.parse(await readFile(placeIn(siteDir), 'utf8').catch(() => '{}')) as Choices;

const write = (siteDir: string, choices: Choices): Promise<void> =>
  writeFileAtomically(placeIn(siteDir), JSON.stringify(choices));

/** What is to be chosen or looked at in a file that was merged with that of a commit. */
export const choicesIn = (
  file: string,
  commit: string,
  {clashes, joined}: MergedFile,
): BothChanged[] => [
  ...clashes.map((clash) => ({...clash, file, commit})),
  ...joined.map(({text, mine, ...place}) => ({
    ...place,
    file,
    commit,
    base: mine,
    mine: text,
    isJoined: true,
  })),
];

/** Beside those from before that are about other texts. */
export async function keepChoices(siteDir: string, added: readonly BothChanged[]): Promise<void> {
  if (added.length === 0) return;
  const idOf = ({file, path: names, mine}: BothChanged) => JSON.stringify([file, names, mine]);
  const others = await readChoices(siteDir);
  await write(siteDir, {...others, ...Object.fromEntries(added.map((one) => [idOf(one), one]))});
}

/** It is decided. */
export async function dropChoice(siteDir: string, id: string): Promise<void> {
  const others = Object.entries(await readChoices(siteDir)).filter(([key]) => key !== id);
  await write(siteDir, Object.fromEntries(others));
}

/** The file with what was chosen; nothing where it has that already. */
export async function take(siteDir: string, id: string, chosen: ConflictOutcome) {
  const choice = (await readChoices(siteDir))[id];
  const open = choice && chosen.take !== 'mine' && (await find(siteDir, choice));
  return open
    ? [{file: choice.file, content: await open.write(chosenText(choice, open.mine, chosen))}]
    : [];
}

function chosenText(
  {file, theirs}: BothChanged,
  mine: Json,
  {take, text = ''}: ConflictOutcome,
): Json | undefined {
  if (take === 'both') return `${String(mine)} ${String(theirs)}`;
  if (take === 'theirs') return theirs;
  return isListFile(file) ? text : writeText(text, '');
}

/** How much a sentence has in common with what was mine in it, where it was changed since. */
const ALIKE = 0.5;

/** What is mine now, and the file with something else in its place; undefined where mine is not there any more. */
async function find(
  siteDir: string,
  {file, path: names, block, mine, isJoined, commit}: BothChanged,
) {
  if (!names && mine === null) return {mine, write: () => contentIn(siteDir, commit, file)};
  const source = (await contentOf(siteDir, file))?.toString() ?? '';
  const at = names && positionsOf(parse(source) as Json, names);
  const text = names ? at && (valueAt(parse(source), at) as Json) : source;
  const writeAll = (next: Json | undefined) =>
    Buffer.from(at ? setYaml(source, at, next) : String(next));
  if (typeof text !== 'string' || typeof mine !== 'string') {
    return text !== undefined && isDeepStrictEqual(text, mine)
      ? {mine, write: writeAll}
      : undefined;
  }
  const around = block && text.includes(block) ? block : text;
  const like = (one: string) => likeness(one, mine);
  const [best = ''] = sentencesIn(around).sort((one, other) => like(other) - like(one));
  const now = around.includes(mine) ? mine : !isJoined && like(best) >= ALIKE ? best : undefined;
  if (now === undefined) return undefined;
  const write = (next: Json | undefined) =>
    writeAll(replacePart(text, around, replacePart(around, now, String(next ?? ''))));
  return {mine: now, write};
}

/** Those that are still to be made, with the words of both: empty for a picture, and where it was removed. */
export async function choicesInWords(siteDir: string, locale: Locale) {
  const open = [];
  for (const [id, choice] of Object.entries(await readChoices(siteDir))) {
    const {file, base, theirs, isJoined = false, path: names} = choice;
    const found = await find(siteDir, choice);
    // Whoever has changed a text to which both have added has looked at it.
    if (!found) continue;
    const {mine} = found;
    const before = await contentOf(siteDir, file);
    const after = await found.write(isJoined ? base : theirs);
    const [words] = changesInWords(siteDir, [{file, before, after}], locale);
    if (!words) continue;
    const last = names?.at(-1);
    const isList = isListFile(file);
    const where: EditPlace = isList
      ? {
          view: 'list',
          name: listOf(file),
          path: positionsOf(parse(String(before)) as Json, names ?? []),
        }
      : {view: 'page', name: englishFileOf(file)};
    const textOf = (value: Json | undefined) => {
      const text = joinTexts(value);
      // A field at the top of a page has its name before it.
      return isList ? text : readText(text.replace(/^[a-z_]+: /, ''), '');
    };
    open.push({
      id,
      isJoined,
      /** Whether it is a text, of which both can stay. */
      isText: typeof mine === 'string' && typeof theirs === 'string',
      place: words.place || writeDiff(words.lines[0]?.text ?? []),
      where,
      locale: isLocale(last) ? last : (words.lines[0]?.locale ?? locale),
      base: textOf(base),
      mine: textOf(mine),
      theirs: textOf(theirs),
    });
  }
  return open;
}
