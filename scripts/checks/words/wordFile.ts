import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../../../src/lib/diagnostics';

export interface TranslatedWord {
  message: string;
  line: number;
}

/** A JSON file of translations. */
export interface WordFile {
  /** From the site's folder: `i18n/ne/code.json`. */
  file: string;
  words: ReadonlyMap<string, TranslatedWord>;
  /** What keeps it, or one of its words, from being read. */
  problems: Problem[];
}

/** Reads a file of translations, with the line of every word. */
export function parseWordFile(file: string, source: string): WordFile {
  const words = new Map<string, TranslatedWord>();
  const problems: Problem[] = [];
  const tell = (line: number, place: string[], message: string, example?: string) =>
    problems.push({file, line, place, message, ...(example ? {example} : {})});

  const brokenLine = lineOfSyntaxError(source);
  if (brokenLine !== undefined) {
    tell(
      brokenLine,
      [],
      'The file cannot be read. In this line or just before it, a comma, a quotation mark or a brace is missing or one too many.',
    );
    return {file, words, problems};
  }
  // JSON is YAML too, and this parser knows where everything stands.
  const lines = new LineCounter();
  const {contents} = parseDocument(source, {lineCounter: lines, uniqueKeys: false});
  for (const pair of isMap(contents) ? contents.items : []) {
    if (!isScalar(pair.key)) continue;
    const id = String(pair.key.value);
    const {line} = lines.linePos(pair.key.range?.[0] ?? 0);
    const message = isMap(pair.value) ? pair.value.get('message') : undefined;
    if (words.has(id)) {
      tell(line, [id], 'This id is written twice. Keep one of the two.');
    } else if (typeof message !== 'string') {
      tell(line, [id], 'This id has no "message".', asJson(id, '…'));
    }
    // A word that cannot be read is there all the same: it is not told again as missing.
    words.set(id, {message: typeof message === 'string' ? message : '', line});
  }
  return {file, words, problems};
}

/** An entry as it stands in such a file. */
export function asJson(id: string, message: string, description?: string): string {
  const entry = JSON.stringify({[id]: {message, description}}, null, 2);
  return `${entry.split('\n').slice(1, -1).join('\n')},`.replace(/^ {2}/gm, '');
}

/** The line where the text stops being JSON; undefined when it is JSON. */
function lineOfSyntaxError(source: string): number | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = position === undefined ? source.trimEnd() : source.slice(0, Number(position));
    return before.split('\n').length;
  }
}
