import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../../lib/diagnostics';
import {say} from '../../lib/sentences';
import {explainSource, readSource} from '../content/rules/source';

/** A word or sentence of the interface as it is in the code. */
export interface EnglishWord {
  message: string;
  /** For the translator: where it is shown. */
  description?: string;
}

/** One file of translations as it should be. */
export interface EnglishFile {
  /** From the folder of a language: `code.json`. */
  path: string;
  /** id → English, in the order of the code. */
  words: Readonly<Record<string, EnglishWord>>;
}

export interface WordFile {
  /** From the site's folder: `i18n/ne/code.json`. */
  file: string;
  words: ReadonlyMap<string, {message: string; line: number}>;
  /** What keeps the file, or one of its words, from being read. */
  problems: Problem[];
}

/** @returns undefined where the file is not there; without words when it cannot be read */
export function readWordFile(siteDir: string, file: string): WordFile | undefined {
  const place = path.join(siteDir, file);
  if (!existsSync(place)) return undefined;
  const {source, found} = readSource(readFileSync(place));
  return found
    ? {file, words: new Map(), problems: [{file, ...found}]}
    : parseWordFile(file, source);
}

export function parseWordFile(file: string, source: string): WordFile {
  const words = new Map<string, {message: string; line: number}>();
  const problems: Problem[] = [];

  const unreadable = explainSource(source.replace(/^\s*\{\s*\}\s*$/, ''));
  if (unreadable) return {file, words, problems: [{file, ...unreadable}]};
  const errorLine = lineOfSyntaxError(source);
  if (errorLine !== undefined) {
    return {file, words, problems: [{file, line: errorLine, ...say('file.syntax')}]};
  }
  // JSON is YAML too, and this parser gives positions.
  const lines = new LineCounter();
  const {contents} = parseDocument(source, {lineCounter: lines, uniqueKeys: false});
  for (const pair of isMap(contents) ? contents.items : []) {
    if (!isScalar(pair.key)) continue;
    const id = String(pair.key.value);
    const at = {file, line: lines.linePos(pair.key.range?.[0] ?? 0).line, place: [id]};
    const message = isMap(pair.value) ? pair.value.get('message') : undefined;
    if (words.has(id)) {
      problems.push({...at, ...say('words.twice')});
    } else if (typeof message !== 'string') {
      problems.push({...at, ...say('words.noMessage'), example: asJson(id, '…')});
    }
    // A word that cannot be read exists all the same: it is not reported as missing, too.
    words.set(id, {message: typeof message === 'string' ? message : '', line: at.line});
  }
  return {file, words, problems};
}

/** The line where the text stops being JSON; undefined when it is JSON. */
function lineOfSyntaxError(source: string): number | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const position =
      /position (\d+)/.exec(String(error))?.[1] ?? quotedPosition(String(error), source);
    const before = position === undefined ? source.trimEnd() : source.slice(0, Number(position));
    return before.split('\n').length;
  }
}

/** Some messages of Node quote what is around the error in place of its position. */
function quotedPosition(message: string, source: string): number | undefined {
  const [, quoted] = /, (?:\.\.\.)?"([\s\S]+?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const start = quoted === undefined ? -1 : source.indexOf(quoted);
  return start < 0 ? undefined : start + Math.min(10, quoted!.length - 1);
}

/** An entry as it is in a file of translations. */
export function asJson(id: string, message: string, description?: string): string {
  const entry = JSON.stringify({[id]: {message, description}}, null, 2);
  return `${entry.split('\n').slice(1, -1).join('\n')},`.replace(/^ {2}/gm, '');
}
