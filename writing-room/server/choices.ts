/* Texts that the writer and somebody else have changed, each in another way: mine is in the file. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {writeFileAtomically} from 'content/read/files';
import {valueAt} from 'content/read/yaml';
import {writeDiff} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import type {Clash} from 'minimal-edits/mergeText';
import {positionsOf} from 'minimal-edits/mergeYaml';
import {setYaml} from 'minimal-edits/yamlEdits';
import {joinTexts} from '../phrases';
import type {Json} from '../protocol';
import {changesInWords} from './changesInWords';
import {contentIn} from './git';
import {roomFolder} from './steps';
import {contentOf} from './writeChanges';

export interface BothChanged extends Clash {
  file: string;
  /** The commit that has theirs. */
  commit: string;
}

/** By file, path and mine. */
type Choices = Readonly<Record<string, BothChanged>>;

const placeIn = (siteDir: string) => path.join(siteDir, roomFolder, 'choices.json');

const readChoices = async (siteDir: string): Promise<Choices> =>
  JSON.parse(await readFile(placeIn(siteDir), 'utf8').catch(() => '{}')) as Choices;

const write = (siteDir: string, choices: Choices): Promise<void> =>
  writeFileAtomically(placeIn(siteDir), JSON.stringify(choices));

/** Beside those from before that are about other texts. */
export async function keepChoices(siteDir: string, added: readonly BothChanged[]): Promise<void> {
  if (added.length === 0) return;
  const idOf = ({file, path: names, mine}: BothChanged) => JSON.stringify([file, names, mine]);
  const others = await readChoices(siteDir);
  await write(siteDir, {...others, ...Object.fromEntries(added.map((one) => [idOf(one), one]))});
}

/** Mine stays, or theirs is in the file already. */
export async function dropChoice(siteDir: string, id: string): Promise<void> {
  const others = Object.entries(await readChoices(siteDir)).filter(([key]) => key !== id);
  await write(siteDir, Object.fromEntries(others));
}

/** The file with theirs; nothing when mine is no longer in it. */
export async function takeTheirs(siteDir: string, id: string) {
  const choice = (await readChoices(siteDir))[id];
  const content = choice && (await withTheirs(siteDir, choice));
  return choice && content !== undefined ? [{file: choice.file, content}] : [];
}

async function withTheirs(siteDir: string, choice: BothChanged) {
  const {file, path: names, mine, theirs, commit} = choice;
  if (!names && mine === null) return contentIn(siteDir, commit, file);
  const source = (await contentOf(siteDir, file))?.toString() ?? '';
  if (!names) {
    const [before = '', after, more] = source.split(String(mine));
    if (after === undefined || more !== undefined) return undefined;
    return Buffer.from(`${before}${String(theirs)}${theirs ? after : after.trimStart()}`);
  }
  const value = parse(source) as Json;
  const at = positionsOf(value, names);
  if (!at || !isDeepStrictEqual(valueAt(value, at), mine)) return undefined;
  return Buffer.from(setYaml(source, at, theirs as Json));
}

/** Those that are still to be made, with the words of both: empty for a picture, and where it was removed. */
export async function choicesInWords(siteDir: string, locale: Locale) {
  const open = [];
  for (const [id, choice] of Object.entries(await readChoices(siteDir))) {
    const {file, mine, theirs} = choice;
    const after = await withTheirs(siteDir, choice);
    if (after === undefined) continue;
    const change = {file, before: await contentOf(siteDir, file), after};
    const [words] = changesInWords(siteDir, [change], locale);
    if (!words) continue;
    const place = words.place || writeDiff(words.lines[0]?.text ?? []);
    open.push({id, place, mine: joinTexts(mine), theirs: joinTexts(theirs)});
  }
  return open;
}
