/* Texts that the writer and somebody else have changed, each in another way: mine is in the file. */
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {writeFileAtomically} from 'content-checks/files';
import {valueAt} from 'content-checks/valuePath';
import type {Locale} from 'nepali-text/locale';
import type {Clash} from 'minimal-edits/mergeText';
import {positionsOf} from 'minimal-edits/mergeYaml';
import {setYaml} from 'minimal-edits/yamlEdits';
import type {Choice, Json} from '../protocol';
import {changesInWords} from './changesInWords';
import {roomFolder} from './firstVersions';
import {contentIn} from './git';
import {contentOf} from './writeChanges';

export interface StoredChoice extends Clash {
  id: string;
  file: string;
  /** The commit that has theirs. */
  commit: string;
}

const placeIn = (siteDir: string) => path.join(siteDir, roomFolder, 'choices.json');

export const clashesToChoices = (file: string, commit: string, clashes: readonly Clash[]) =>
  clashes.map((clash): StoredChoice => ({...clash, id: randomUUID(), file, commit}));

async function readChoices(siteDir: string): Promise<StoredChoice[]> {
  const source = await readFile(placeIn(siteDir), 'utf8').catch(() => '[]');
  return JSON.parse(source) as StoredChoice[];
}

/** @param added beside those from before */
export async function keepChoices(siteDir: string, added: readonly StoredChoice[]): Promise<void> {
  if (added.length === 0) return;
  const placeOf = ({file, path: names, mine}: StoredChoice) => JSON.stringify([file, names, mine]);
  const places = new Set(added.map(placeOf));
  const others = (await readChoices(siteDir)).filter((one) => !places.has(placeOf(one)));
  await write(siteDir, [...others, ...added]);
}

const write = (siteDir: string, choices: readonly StoredChoice[]): Promise<void> =>
  writeFileAtomically(placeIn(siteDir), JSON.stringify(choices));

/** Mine stays, or theirs is in the file already. */
export async function dropChoice(siteDir: string, id: string): Promise<void> {
  await write(
    siteDir,
    (await readChoices(siteDir)).filter((one) => one.id !== id),
  );
}

/** The file with theirs; nothing when mine is no longer in it. */
export async function takeTheirs(siteDir: string, id: string) {
  const choice = (await readChoices(siteDir)).find((one) => one.id === id);
  const content = choice && (await withTheirs(siteDir, choice));
  return content === undefined ? [] : [{file: choice!.file, content}];
}

async function withTheirs(
  siteDir: string,
  choice: StoredChoice,
): Promise<Buffer | null | undefined> {
  const {file, path: names, mine, theirs, commit} = choice;
  const content = await contentOf(siteDir, file);
  if (!names && mine === null) return contentIn(siteDir, commit, file);
  const source = content?.toString() ?? '';
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

/** Those that are still to be made, with the words of both. */
export async function choicesInWords(siteDir: string, locale: Locale): Promise<Choice[]> {
  const all = (await readChoices(siteDir)).map(async (choice): Promise<Choice[]> => {
    const {id, file, mine, theirs} = choice;
    const after = await withTheirs(siteDir, choice);
    const before = await contentOf(siteDir, file);
    const [words] = changesInWords(
      siteDir,
      after === undefined ? [] : [{file, before, after}],
      locale,
    );
    if (!words) return [];
    const place = words.place || (words.lines[0]?.text ?? '');
    return [{id, place, mine: wordsIn(mine), theirs: wordsIn(theirs)}];
  });
  return (await Promise.all(all)).flat();
}

/** The texts of an entry, one after the other. */
function wordsIn(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? Object.values(value).map(wordsIn).join(' · ') : String(value);
}
