import {parseDocument} from 'yaml';

export type Value = string | number | boolean | null;
export type Quotes = 'none' | 'single' | 'double';

/** What lines are wrapped at, in characters. */
export const WIDTH = 100;

/**
 * A value on one line, after `key: ` or `- ` or within `{…}`.
 * @param quotes that are kept if the value can be read back from them
 */
export function inlineScalar(
  value: Value,
  {inFlow, quotes = 'none'}: {readonly inFlow: boolean; readonly quotes?: Quotes},
): string {
  if (typeof value !== 'string') return String(value);
  if (quotes === 'none' && isPlain(value, inFlow)) return value;
  const written = [quotes === 'double' ? doubled : single, single, doubled, JSON.stringify].map(
    (write) => write(value),
  );
  return written.find((text) => read(`- ${text}\n- [${text}]\n`, value)) ?? JSON.stringify(value);
}

/** In single quotes, or in double ones where that needs fewer marks, as Prettier does. */
const single = (text: string): string =>
  text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;

const doubled = (text: string): string => (/["\\]/.test(text) ? single(text) : `"${text}"`);

/** Whether a text says the same without quotes, also to readers of older YAML and to people. */
function isPlain(text: string, inFlow: boolean): boolean {
  return (
    !/^(?:[-?:,[\]{}#&*!|>'"%@`]|$)/.test(text) &&
    !/^(?:yes|no|on|off|y|n|true|false|null|~)$/i.test(text) &&
    !/[\n\r\t]|:$/.test(text) &&
    read(inFlow ? `- {k: ${text}}\n- [${text}]\n` : `- ${text}\n- k: ${text}\n`, text)
  );
}

/** Whether a small list holds the text in every entry, alone or in a field. */
function read(source: string, text: string): boolean {
  const entries = valueOf(source);
  return (
    Array.isArray(entries) &&
    entries.length === 2 &&
    entries.every((entry: unknown) => entry === text || isAlone(entry, text))
  );
}

/** Undefined for what is not valid, and for a text that would be taken for a reference: `*star`. */
function valueOf(source: string): unknown {
  const document = parseDocument(source, {prettyErrors: false, stringKeys: true});
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

function isAlone(entry: unknown, text: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const values: unknown[] = Object.values(entry);
  return values.length === 1 && values[0] === text;
}

interface Block {
  /** `>-` or `|`, with a comment perhaps. */
  readonly header: string;
  /** The spaces before each line. */
  readonly indent: number;
  /** Its lines before the change, without indent. */
  readonly lines?: readonly string[];
}

/** `>-` and indented lines, without the last line break; undefined when the text cannot be read back from it. */
export function blockScalar(text: string, {header, indent, lines = []}: Block): string | undefined {
  const body = header.startsWith('|')
    ? text.replace(/\n+$/, '').split('\n')
    : foldedLines(text, lines, indent);
  const pad = ' '.repeat(indent);
  const block = [header, ...body.map((line) => (line ? pad + line : ''))].join('\n');
  // Editors remove spaces at the end of a line, and nobody sees them at its start.
  const isClear = !/^\s|[ \t]\n*$/.test(text) && text !== '';
  const value = valueOf(`${' '.repeat(indent - 1)}k: ${block}\n`);
  return isClear && isAlone(value, text) ? block : undefined;
}

/** A line break in a folded text is an empty line in its source. */
function foldedLines(text: string, lines: readonly string[], indent: number): string[] {
  const paragraphs = text.replace(/\n+$/, '').split('\n');
  if (paragraphs.length === 1 && !lines.some((line) => /^\s|^$/.test(line))) {
    return keepLines(lines, wordsOf(text), WIDTH - indent);
  }
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [''] : []),
    ...wrap(wordsOf(paragraph), WIDTH - indent),
  ]);
}

/** Parts that a line break may stand between: never beside a second space. */
const wordsOf = (text: string): string[] => text.split(/(?<=\S) (?=\S)/).filter(Boolean);

/** The words in lines, where the lines before and after the changed words stay as they are. */
function keepLines(lines: readonly string[], words: readonly string[], width: number): string[] {
  const old = lines.map(wordsOf);
  const flat = old.flat();
  const least = Math.min(flat.length, words.length);
  const prefix = countWhile(least, (n) => flat[n] === words[n]);
  const suffix = countWhile(least - prefix, (n) => flat.at(-1 - n) === words.at(-1 - n));
  let first = fullLines(old, prefix);
  let last = old.length - fullLines([...old].reverse(), suffix);
  // Words between two lines, or after the last one, go on with the line before them.
  if (first === last && words.length > flat.length) {
    if (first > 0) first -= 1;
    else last = Math.min(1, old.length);
  }
  const changed = words.slice(
    old.slice(0, first).flat().length,
    words.length - old.slice(last).flat().length,
  );
  const widest = Math.max(width, ...lines.slice(first, last).map((line) => [...line].length));
  return [...lines.slice(0, first), ...wrap(changed, widest), ...lines.slice(last)];
}

/** How many numbers from 0 hold, below a limit. */
function countWhile(limit: number, holds: (n: number) => boolean): number {
  let n = 0;
  while (n < limit && holds(n)) n += 1;
  return n;
}

/** How many lines the first words fill. */
function fullLines(lines: readonly (readonly string[])[], words: number): number {
  let [count, used] = [0, 0];
  while (count < lines.length && used + lines[count]!.length <= words) {
    used += lines[count]!.length;
    count += 1;
  }
  return count;
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && [...joined].length <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
